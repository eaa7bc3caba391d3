import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { findLocale } from '#shared/i18n/locales.ts';
import { splitWords } from './e2e/words/split-words.ts';
import { listTexts } from './e2e/words/texts.ts';

const pages = JSON.parse(readFileSync('/tmp/pages.json', 'utf8')) as Record<string, string>;
const [loc, ...want] = process.argv.slice(2);
const seen = new Map<string, Set<string>>(want.map((w) => [w, new Set()]));
for (const [path, html] of Object.entries(pages))
  if (findLocale(path) === loc)
    for (const { text } of listTexts({ path, locale: findLocale(path), status: 200, root: fromHtml(html) })) {
      const ws = splitWords(text);
      for (const w of want)
        if (ws.includes(w)) {
          const i = text.indexOf(w);
          seen.get(w)!.add(text.slice(Math.max(0, i - 35), i + 40).replace(/\s+/g, ' '));
        }
    }
for (const [w, s] of seen) console.log(w, '::', [...s].slice(0, 2).join(' | '));
