import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  print,
  validate,
  visit,
} from 'graphql';
import { locales } from '#shared/i18n/locales.ts';
import { localiseOperation } from './localise-operation.ts';
import { type Contract, fragmentConstant, writeSelection } from './write-schema.ts';
import { writeVariables } from './write-variables.ts';

/** A `.graphql` file of the worker: one operation or one fragment. */
export interface Source {
  /** From the project's root. */
  file: string;
  definition: DefinitionNode;
}

export interface Project extends Contract {
  /** The file that defines each fragment. */
  fragmentFiles: ReadonlyMap<string, string>;
  /** Text of the modules by which answers are cleaned before they are kept: part of every operation's hash. */
  rules: string;
}

/** Where the module of a `.graphql` file is written. */
export function findModuleFile(file: string): string {
  return file.replace(/\.graphql$/, '.generated.ts');
}

/** The module of a `.graphql` file, as source text. Throws with the file's name where it does not fit the contract. */
export function writeModule(project: Project, { file, definition }: Source): string {
  const used = findUsed(project, definition);
  const body =
    definition.kind === Kind.OPERATION_DEFINITION
      ? writeOperation(project, file, definition, used)
      : definition.kind === Kind.FRAGMENT_DEFINITION
        ? writeFragment(project, definition)
        : undefined;
  if (body === undefined) throw new Error(`${file}: neither an operation nor a fragment`);
  return [
    `// Written by \`npm run generate\` from ${posix.basename(file)}. Do not edit.`,
    ...writeImports(project, file, body),
    '',
    body,
    '',
  ].join('\n');
}

function writeImports({ fragmentFiles }: Project, file: string, body: string): string[] {
  const relative = (target: string) => {
    const path = posix.relative(posix.dirname(file), target);
    return path.startsWith('.') ? path : `./${path}`;
  };
  const known = ['listKnown', 'oneKnown'].filter((name) => body.includes(`${name}(`));
  const fragments = [...fragmentFiles].filter(
    ([name, from]) => from !== file && new RegExp(`\\b${fragmentConstant(name)}\\(s\\)`).test(body),
  );
  return [
    "import * as v from 'valibot';",
    ...(known.length > 0
      ? [`import { ${known.join(', ')} } from '${relative('worker/backend/known-kinds.ts')}';`]
      : []),
    ...(body.includes(': Operation<')
      ? [`import type { Operation } from '${relative('worker/backend/operation.ts')}';`]
      : []),
    `import type { Scalars } from '${relative('worker/backend/scalars.ts')}';`,
    ...fragments.map(
      ([name, from]) => `import { ${fragmentConstant(name)} } from '${relative(findModuleFile(from))}';`,
    ),
  ];
}

/** The fragments a definition reaches, itself or through others. */
function findUsed({ fragments }: Project, definition: DefinitionNode): FragmentDefinitionNode[] {
  const reached = new Map<string, FragmentDefinitionNode>();
  const reach = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || reached.has(value)) return;
        reached.set(value, fragment);
        reach(fragment);
      },
    });
  };
  reach(definition);
  return [...reached.values()];
}

function writeFragment(project: Project, definition: FragmentDefinitionNode): string {
  const name = definition.name.value;
  const type = project.schema.getType(definition.typeCondition.name.value);
  if (!isCompositeType(type)) throw new Error(`Fragment ${name} is on no type of the contract`);
  const constant = fragmentConstant(name);
  return [
    `export const ${constant} = (s: Scalars) =>\n  ${writeSelection(project, type, [definition.selectionSet])};`,
    '',
    `export type ${name}Data = v.InferOutput<ReturnType<typeof ${constant}>>;`,
  ].join('\n');
}

function writeOperation(
  project: Project,
  file: string,
  operation: OperationDefinitionNode,
  used: readonly FragmentDefinitionNode[],
): string {
  const name = operation.name?.value;
  const query = project.schema.getQueryType();
  if (!name || !query) throw new Error(`${file}: every operation is a named query`);
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
  const texts = locales.map((locale) => {
    const localised = localiseOperation(document, locale);
    const problems = validate(project.schema, localised);
    if (problems.length > 0) throw new Error(`${file} in ${locale}: ${problems.map(String).join('\n')}`);
    return [locale, print(localised)] as const;
  });
  const selection = writeSelection(project, query, [operation.selectionSet]);
  const shapes = [selection, ...used.map((fragment) => writeFragment(project, fragment))];
  const hash = createHash('sha256')
    .update([...texts.flat(), ...shapes, project.rules].join('\n'))
    .digest('hex');
  const variables = (operation.variableDefinitions ?? []).map(({ variable }) => `'${variable.name.value}'`);
  return [
    `const ${constant}Schema = (s: Scalars) =>\n  ${selection};`,
    '',
    `export type ${name}Data = v.InferOutput<ReturnType<typeof ${constant}Schema>>;`,
    '',
    `export const ${constant}Operation: Operation<${name}Data, ${writeVariables(project.schema, operation)}> = {`,
    `  name: '${name}',`,
    `  variables: [${variables.join(', ')}],`,
    `  hash: '${hash.slice(0, 16)}',`,
    `  hasHtml: ${shapes.some((shape) => shape.includes('s.html'))},`,
    `  schema: ${constant}Schema,`,
    '  documents: {',
    ...texts.map(([locale, text]) => `    ${locale}: ${JSON.stringify(text)},`),
    '  },',
    '};',
  ].join('\n');
}
