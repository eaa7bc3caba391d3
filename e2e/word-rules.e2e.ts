import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'playwright/test';
import { type Dictionaries, loadDictionaries } from './words/dictionaries.ts';
import { findForeignSentences } from './words/judge-language.ts';
import { splitWords } from './words/split-words.ts';
import { listTexts } from './words/texts.ts';

/* The rules that words.e2e.ts judges pages by, on sentences whose verdict is known. */

let dictionaries: Dictionaries;

test.beforeAll(async () => {
  dictionaries = await loadDictionaries();
});

test('a sentence in another language is found, in each pair of languages, alone or among others', () => {
  const sentences = {
    pt: 'A sala de aula muda sem que ninguém tenha de mudar de lugar.',
    en: 'The classroom changes, and nobody has to change seats.',
    es: 'El aula cambia sin que nadie tenga que cambiar de sitio.',
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    for (const locale of ['pt', 'en', 'es'] as const) {
      const found = findForeignSentences(`${sentences[locale]} ${sentence}`, locale, dictionaries);
      expect(found).toEqual(language === locale ? [] : [{ sentence, language }]);
    }
  }
});

test('a name does not make a sentence foreign', () => {
  const text = 'The Hotel das Camarinhas asked us for four kiosks. The Orion 65 stood in Évora and Viseu first.';
  expect(findForeignSentences(text, 'en', dictionaries)).toEqual([]);
});

test('spelling before the agreement of 1990, of Brazil or of America is wrong', () => {
  const wrong = {
    pt: ['projecto', 'acção', 'recepção', 'objectivo', 'econômico', 'esporte'],
    en: ['color', 'center', 'aluminum', 'catalog', 'recieve'],
    es: ['instalacion', 'pantaya', 'dirijido'],
  } as const;
  for (const locale of ['pt', 'en', 'es'] as const) {
    expect(wrong[locale].filter((word) => dictionaries.isKnown(word, locale))).toEqual([]);
  }
});

test('compounds, possessives and verbs with pronouns are known by their parts', () => {
  const right = {
    pt: ['projeto', 'receção', 'montamo-la', 'fazê-lo', 'di-lo', 'sentámo-nos', 'toca-lhe'],
    en: ["school's", "visitors'", 'anti-glare', 'colour-blind', 'organise'],
    es: ['cuélguela', 'rodearla', 'montárselo', 'aspírelos', 'móntela', 'anticipo'],
  } as const;
  for (const locale of ['pt', 'en', 'es'] as const) {
    expect(right[locale].filter((word) => !dictionaries.isKnown(word, locale))).toEqual([]);
  }
});

test('figures with units, addresses and files are no words; the words around them are', () => {
  expect(splitWords('A 65-inch 4K panel: 400 cd/m², 240\u00a0W, 1.66 × 0.98 m, 2 × USB-C, H.264')).toEqual([
    'inch',
    'panel',
    'USB-C',
  ]);
  expect(splitWords('Escreva para geral@vidra.example ou veja vidra.example/lp e orion-65.pdf.')).toEqual([
    'Escreva',
    'para',
    'ou',
    'veja',
  ]);
  expect(splitWords('next text, the visitor’s mm')).toEqual(['next', 'text', 'the', "visitor's", 'mm']);
});

test('texts are what is read or heard, each in its own language', () => {
  const html = `<html lang="en"><head><title>Title</title><meta name="description" content="About"></head>
    <body><p>One <em>two</em> <a href="/">three</a>.</p><p lang="pt-PT">Olá <b>mundo</b></p><p lang="fr">Bonjour</p>
    <img alt="Picture"><script>const no = 1</script><button aria-label="Close"></button><input value="no" placeholder="Ask">
    <div>Four<span>five</span></div></body></html>`;
  const page = { path: '/en', locale: 'en', status: 200, root: fromHtml(html) } as const;
  const plain = listTexts(page).map(({ locale, text }) => `${locale} ${text.replaceAll(/\s+/g, ' ')}`);
  expect(plain).toEqual(
    ['Title', 'About', 'One two three .', 'Picture', 'Close', 'Ask', 'Four', 'five']
      .map((text) => `en ${text}`)
      .toSpliced(3, 0, 'pt Olá mundo'),
  );
});
