/**
 * Writes what follows from the contract: the contract as backends serve it, its types for the embedded backend, and
 * beside every `*.graphql` file of the worker the module that asks it and reads its answers; and the styles of the
 * backend's inbox, which is bundled with the site or without it.
 * With --check it writes nothing and fails where a written file is not current.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { buildASTSchema, Kind, parse, print } from 'graphql';
import { composePlainly } from '../page-styles/compose.ts';
import { buildContract } from './contract.ts';
import { findModuleFile, type Project, type Source, writeModule } from './write-module.ts';

/** What the inbox wears: the site's look, then its own. */
const INBOX_SHEETS = [
  ...['tokens', 'fonts', 'base', 'button'].map((name) => `client/styles/${name}.css`),
  'backend/inbox/inbox.css',
];
/** What cleans an answer before it is kept. */
const RULES = ['scalars', 'sanitise-html', 'typography'].map((name) => `worker/content/${name}.ts`);

const contract = buildContract(parse(readFileSync('backend/schema.graphql', 'utf8')));
const sources = globSync('worker/**/*.graphql').toSorted().map(readSource);
const fragments = sources.flatMap(({ file, definition }) =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? [{ file, definition, name: definition.name.value }] : [],
);
const project: Project = {
  schema: buildASTSchema(contract),
  fragments: new Map(fragments.map(({ name, definition }) => [name, definition])),
  fragmentFiles: new Map(fragments.map(({ name, file }) => [name, file])),
  rules: RULES.map((file) => readFileSync(file, 'utf8')).join('\n'),
};

const text = `# Written by \`npm run generate\` from schema.graphql: what a backend serves. Do not edit.\n\n${print(contract)}\n`;
const files = new Map<string, string>([
  ['backend/contract.graphql', text],
  [
    'backend/generated/schema.ts',
    await codegen({
      documents: [],
      config: {
        enumsAsTypes: true,
        avoidOptionals: true,
        scalars: { Html: 'string', DateTime: 'string', Path: 'string', Href: 'string' },
      },
      filename: 'backend/generated/schema.ts',
      schema: contract,
      plugins: [{ typescript: {} }],
      pluginMap: { typescript: typescriptPlugin },
    }),
  ],
  [
    'backend/generated/sdl.ts',
    `/** The contract as text: this file is written from backend/schema.graphql. */\nexport const sdl = ${JSON.stringify(print(contract))};\n`,
  ],
  ['backend/generated/inbox-styles.ts', writeStyles(composePlainly(INBOX_SHEETS))],
  ...sources.map((source) => [findModuleFile(source.file), writeModule(project, source)] as const),
]);

const stale = [...files].filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content);
const orphans = globSync('worker/**/*.generated.ts').filter((file) => !files.has(file));
if (process.argv.includes('--check')) {
  const wrong = [...stale.map(([file]) => file), ...orphans];
  if (wrong.length > 0) {
    console.error(`Not current, run \`npm run generate\`: ${wrong.join(', ')}`);
    process.exit(1);
  }
} else {
  for (const [file, content] of stale) writeFileSync(file, content);
  for (const file of orphans) rmSync(file);
}

function readSource(file: string): Source {
  const [definition, ...others] = parse(readFileSync(file, 'utf8')).definitions;
  if (!definition || others.length > 0) throw new Error(`${file}: one operation or one fragment a file`);
  return { file, definition };
}

function writeStyles(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    '/** The styles of the inbox: this file is written from its sheet and those of the site. */',
    `export const styles = ${JSON.stringify(css)};`,
    '/** SHA-256 of them, base64, as a content policy allows it. */',
    `export const stylesHash = ${JSON.stringify(hash)};\n`,
  ].join('\n');
}
