import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { findLocale, locales } from '#shared/i18n/locales.ts';
import { loadDictionaries } from './e2e/words/dictionaries.ts';
import { splitSentences, splitWords } from './e2e/words/split-words.ts';
import { listTexts } from './e2e/words/texts.ts';

const pages = JSON.parse(readFileSync('/tmp/pages.json', 'utf8')) as Record<string, string>;
const d = await loadDictionaries();
const t = Date.now();
const un: Record<string, Map<string, string>> = { pt: new Map(), en: new Map(), es: new Map() };
const sent = new Map<string, string>();
for (const [path, html] of Object.entries(pages))
  for (const { locale, text } of listTexts({ path, locale: findLocale(path), status: 200, root: fromHtml(html) })) {
    for (const w of splitWords(d.setNamesAside(text, locale).rest))
      if (!d.isKnown(w, locale) && !d.findListed(w, locale)) un[locale]!.set(w, path);
    for (const s of splitSentences(d.setNamesAside(text, locale).rest)) sent.set(locale + '|' + s, path);
  }
console.log('texts', Date.now() - t);
const words = new Map<string, string[]>();
for (const l of locales) for (const w of un[l]!.keys()) words.set(w, [...(words.get(w) ?? []), l]);
for (const k of ['pt,en,es', 'pt,en', 'pt,es', 'en,es', 'pt', 'en', 'es'])
  console.log(
    '##',
    k,
    [...words]
      .filter(([, v]) => String(v) === k)
      .map(([w]) => w)
      .sort()
      .join(' '),
  );
const rows: [number, string][] = [];
for (const [k] of sent) {
  const l = k.slice(0, 2) as 'pt';
  const ws = splitWords(k.slice(3)).filter((w) => !d.findListed(w, l));
  if (ws.length < 5) continue;
  for (const m of locales)
    if (m !== l) {
      const f = ws.filter((w) => !d.isKnown(w, l) && d.isKnown(w, m)).length;
      rows.push([f / ws.length, `${f}/${ws.length} ${l}>${m} ${k.slice(3, 120)}`]);
    }
}
rows.sort((a, b) => b[0] - a[0]);
console.log(
  sent.size,
  rows
    .slice(0, 30)
    .map((r) => r[0].toFixed(2) + ' ' + r[1])
    .join('\n'),
);
// cross: each sentence judged as though in another language
for (const l of locales)
  for (const m of locales)
    if (m !== l) {
      const shares: number[] = [];
      for (const k of sent.keys())
        if (k.startsWith(m)) {
          const ws = splitWords(k.slice(3)).filter((w) => !d.findListed(w, l));
          if (ws.length < 5) continue;
          shares.push(ws.filter((w) => !d.isKnown(w, l) && d.isKnown(w, m)).length / ws.length);
        }
      shares.sort((a, b) => a - b);
      console.log(
        'page',
        l,
        'sentence',
        m,
        shares.length,
        [0.001, 0.01, 0.05, 0.1, 0.25, 0.5]
          .map((q) => q + ':' + shares[Math.floor(q * shares.length)]!.toFixed(2))
          .join(' '),
      );
    }
