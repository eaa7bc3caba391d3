import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type ExecutionResult,
  executeSync,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isUnionType,
  parse,
} from 'graphql';

/**
 * How content can be bad and still fit the contract: `bare` has nothing where nothing may be, and no entry in any list;
 * `hostile` has very long texts with markup in them, rich text with scripts, styles and event handlers, links that run
 * code or lead to another host, raw paths, and a kind of block that this release does not know.
 */
export type Manner = 'bare' | 'hostile';

/** What tells that code of content has run in a page: it sets this on the window. */
export const MARK = 'contentHasRun';

/** The contract of a backend that is a release ahead of the site. */
const contract = buildSchema(`
  ${readFileSync('backend/contract.graphql', 'utf8')}
  type NovelBlock { key: ID! }
  extend union Block = NovelBlock
`);

/** The pages there are: without them nothing would be left to show. */
const kept = ['translations', 'addresses'];

/**
 * The answer to a question, spoilt: the question is executed once more on what the healthy backend answered, field by
 * field, so that the answer still is one to that very question.
 */
export function spoilAnswer(manner: Manner, question: string, answer: string): string {
  const { query, variables } = JSON.parse(question) as { query?: string; variables?: Record<string, unknown> };
  const { data } = JSON.parse(answer) as ExecutionResult;
  if (query === undefined || !data || !query.trimStart().startsWith('query')) return answer;
  let paths = 0;
  const spoilt = executeSync({
    schema: contract,
    document: parse(query),
    rootValue: data,
    ...(variables && { variableValues: variables }),
    typeResolver: (value) => String((value as { __typename: unknown }).__typename),
    fieldResolver: (
      source: Record<string, unknown>,
      _arguments,
      _context,
      { path, fieldName, parentType, returnType },
    ) => {
      const value = source[path.key];
      if (kept.includes(fieldName) || ['Translation', 'Address'].includes(parentType.name)) return value;
      if (manner === 'bare') return empty(value, returnType, parentType.name === 'Query');
      return spoil(value, returnType, () => hostilePaths[paths++ % hostilePaths.length] ?? '/');
    },
  });
  return JSON.stringify(spoilt);
}

/** What is asked for stays, unless it is a list; of its fields nothing stays that may be missing. */
function empty(value: unknown, type: GraphQLOutputType, isRoot: boolean): unknown {
  if (isListType(getNullableType(type))) return [];
  return isNonNullType(type) || isRoot ? value : null;
}

function spoil(value: unknown, type: GraphQLOutputType, nextPath: () => string): unknown {
  const { name } = getNamedType(type);
  if (Array.isArray(value)) {
    const items = value.map((item) => spoil(item, getNamedType(type), nextPath));
    return isUnionType(getNamedType(type)) ? [{ __typename: 'NovelBlock', key: 'novel' }, ...items] : items;
  }
  if (typeof value !== 'string') return value;
  switch (name) {
    case 'String':
      return `${value} ${HOSTILE_TEXT}`;
    case 'Html':
      return `${value}${HOSTILE_MARKUP}`;
    case 'Href':
      return `javascript:window.${MARK}=1`;
    case 'Path':
      return nextPath();
    default:
      return value;
  }
}

/** Raw, as a backend may write it, or of another host. */
const hostilePaths = ['/produtos/ecrãs e mesas/ção', '//elsewhere.example/', '/\\elsewhere.example', '/média/ñ.webp'];

const HOSTILE_TEXT = `"'><script>window.${MARK}=1</script><img src=x onerror="window.${MARK}=1">{{7*7}}\u202e ${'muito comprido '.repeat(20)}`;

const HOSTILE_MARKUP = `<script>window.${MARK}=1</script><style>body{display:none}</style>
  <p onclick="window.${MARK}=1" style="position:fixed;inset:0" id="conteudo" class="header">texto
  <a href="javascript:window.${MARK}=1">ligação</a> <a href=" java\nscript:window.${MARK}=1" target="_blank">outra</a>
  <img src="x" onerror="window.${MARK}=1"></p><iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>
  <svg onload="window.${MARK}=1"><script>window.${MARK}=1</script></svg><form action="//elsewhere.example"><input name="p"></form>
  <h1>Outro título</h1><base href="//elsewhere.example"><meta http-equiv="refresh" content="0;url=//elsewhere.example">
  <table><tr><td>um<p>por fechar`;
