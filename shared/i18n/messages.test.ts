import { expect, it } from 'vitest';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { pt } from './messages/pt.ts';

const sources = Object.values(
  import.meta.glob<string>(['/{worker,client,shared}/**/*.{ts,tsx}', '!/**/*.test.ts', '!/shared/i18n/messages/*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** Keys that the code names outright, and patterns of those it puts together: `form.labels.${name}`. */
const named = new Set([...sources.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key));
const patterns = [...sources.matchAll(/`([\w-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

function listLeaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listLeaves(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)] satisfies [string, string]],
  );
}

it('has no words that nothing says', () => {
  const unused = listLeaves(pt).filter(([key]) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused.map(([key]) => key)).toEqual([]);
});

it('says everything in every language, with the same gaps to fill', () => {
  const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
  for (const other of [en, es]) {
    const words = new Map(listLeaves(other));
    for (const [key, text] of listLeaves(pt)) {
      expect(words.get(key) === '', key).toBe(text === '');
      expect(gaps(words.get(key) ?? ''), key).toEqual(gaps(text));
    }
  }
});
