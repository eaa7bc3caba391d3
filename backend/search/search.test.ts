import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import { execute } from '../graphql.ts';
import { buyersSearches, furtherSearches } from '../testing/buyers-searches.ts';
import { createIndex } from './create-index.ts';
import { hitKinds } from './document.ts';
import { listDocuments } from './documents.ts';
import { isSentence } from './plain-text.ts';
import { search, suggest } from './search.ts';
import { synonyms } from './synonyms/synonyms.ts';

const indexes = new Map(locales.map((locale) => [locale, createIndex(listDocuments(locale), locale)]));
const find = (locale: Locale, term: string) =>
  (indexes.get(locale)?.find(term).matches ?? []).map(({ document }) => document);

/** Where the wanted page of each search stands among the results that are shown first. */
const listHits = ({ hits }: ReturnType<typeof search>) =>
  (typeof hits === 'function' ? hits({} as never) : hits) as { kind: string; path: string; within: string | null }[];
const listPlaces = (searches: typeof buyersSearches) =>
  locales.flatMap((locale) =>
    searches[locale].map(([term, wanted]) => {
      const { hits } = search(locale, { term });
      const shown = (typeof hits === 'function' ? hits({} as never) : hits) as { path: string }[];
      return { search: `${locale} ${term}`, place: shown.findIndex(({ path }) => path === wanted) };
    }),
  );

describe('the search of the embedded backend', () => {
  it.each<[Locale, string, string]>([
    ['pt', 'montras', 'Montras interativas'],
    ['pt', 'mupi', 'Totens digitais'],
    ['pt', 'ecra', 'Ecrãs interativos'],
    ['pt', 'kioskos', 'Quiosques interativos'],
    ['pt', 'whiteboard', 'Ecrãs interativos'],
    ['pt', 'QUADROS INTERATIVOS', 'Ecrãs interativos'],
    ['pt', 'mesas', 'Mesas interativas'],
    ['pt', 'videowall', 'Painéis LED'],
    ['pt', 'cacifos', 'Estações de carregamento de telemóveis'],
    ['pt', 'Orion 65', 'Orion 65'],
    ['pt', 'contactos', 'Contactos'],
    ['pt', 'aluguer', 'Aluguer'],
    ['pt', 'assistência técnica', 'Suporte'],
    ['en', 'whiteboards', 'Interactive screens'],
    ['en', 'tables', 'Interactive tables'],
    ['en', 'storefront', 'Interactive shop windows'],
    ['en', 'kiosks', 'Interactive kiosks'],
    ['en', 'video wall', 'LED walls'],
    ['es', 'pizarras digitales', 'Pantallas interactivas'],
    ['es', 'kioskos', 'Quioscos interactivos'],
    ['es', 'mupis', 'Tótems digitales'],
    ['es', 'escaparate', 'Escaparates interactivos'],
  ])('leads in %s from «%s» to %s', (locale, term, title) => {
    expect(find(locale, term)[0]?.title).toBe(title);
  });

  it('says of a hit which family or sector it belongs to', () => {
    const find = (term: string, path: string) =>
      listHits(search('en', { term })).find((hit) => hit.path.endsWith(path))?.within;
    expect(find('museum', '/pieces-in-hand')).toBe('Museums and visitor centres');
    expect(find('orion 86', '/orion-86')).toBe('Interactive screens');
    expect(find('screens', '/interactive-screens')).toBeNull();
  });

  it('shows models of a name from small to large, and first the one whose number was typed', () => {
    const listOrions = (term: string) =>
      listHits(search('en', { term, kind: 'product' })).flatMap(({ path }) => path.match(/orion-\d+$/)?.[0] ?? []);
    expect(listOrions('orion')).toEqual(['orion-65', 'orion-86']);
    expect(listOrions('orion 86')[0]).toBe('orion-86');
  });

  it('leads buyers to the page they want: nine in ten at once, all of them among the first three', () => {
    const places = listPlaces(buyersSearches);
    expect(places).toHaveLength(60);
    expect(places.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
    expect(places.filter(({ place }) => place === 0).length).toBeGreaterThanOrEqual(54);
  });

  it('leads most there that it was not tuned for', () => {
    const places = listPlaces(furtherSearches);
    expect(places).toHaveLength(90);
    expect(places.filter(({ place }) => place === 0).length).toBeGreaterThanOrEqual(60);
    expect(places.filter(({ place }) => place >= 0 && place < 3).length).toBeGreaterThanOrEqual(75);
  });

  it.each(locales)('finds every kind of page in %s, each by its own title, and each path once', (locale) => {
    const documents = listDocuments(locale);
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(hitKinds));
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
    const lost = documents.filter(({ title, path }) => !find(locale, title).some((found) => found.path === path));
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  it.each(locales)('knows in %s what every synonym stands for', (locale) => {
    const dead = Object.entries(synonyms[locale]).filter(([typed, said]) => {
      const meant = indexes.get(locale)?.find(said);
      return !meant || meant.corrected !== undefined || find(locale, typed).length < meant.matches.length / 2;
    });
    expect(dead).toEqual([]);
  });

  it.each(locales)('shows sentences in %s, and the words in them marked', async (locale) => {
    const term = { pt: 'escola', en: 'school', es: 'colegio' }[locale];
    const suffix = locale === 'pt' ? '' : `_${locale}`;
    const source = `query($term: String!) { search: search${suffix}(term: $term) { total hits { excerpt } } }`;
    const { data, errors } = await execute(source, { term });
    expect(errors).toBeUndefined();
    const { hits } = (data as { search: { hits: { excerpt: string }[] } }).search;
    expect(hits.length).toBeGreaterThan(0);
    for (const { excerpt } of hits) expect(isSentence(excerpt.replaceAll(/<\/?mark>/g, '')), excerpt).toBe(true);
    expect(hits.filter(({ excerpt }) => excerpt.includes('<mark>')).length).toBeGreaterThan(hits.length / 2);
  });

  const readTables = (question: object) => {
    const answer = search('pt', { term: 'mesa', ...question });
    return { ...answer, hits: listHits(answer) };
  };

  it('shows the best of every kind on one page, kind by kind', () => {
    const { hits: all, kinds: found, ...overview } = readTables({});
    expect(overview).toMatchObject({ page: 1, pages: 1 });
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    for (const { kind, total } of found as { kind: string; total: number }[]) {
      const most = kind === 'product' ? 6 : 3;
      expect(
        all.filter((hit) => hit.kind === kind),
        kind,
      ).toHaveLength(Math.min(total, most));
    }
    const kinds = all.map(({ kind }) => kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)]);
    expect(readTables({ page: 9 }).page).toBe(1);
  });

  it('puts a kind that only speaks of the term behind those that bear it in a name', () => {
    const { kinds: found } = search('en', { term: 'school' });
    const order = (found as { kind: string }[]).map(({ kind }) => kind);
    expect(order[0]).toBe('solution');
    // What search engines are told the page of projects is called names schools; no set is called so.
    expect(order.indexOf('page')).toBeLessThan(order.indexOf('set'));
  });

  it('gives all of one kind, twelve at a time', () => {
    const read = (question: object) => readTables({ kind: 'product', ...question });
    const first = read({});
    expect(first.kinds).toEqual(readTables({}).kinds);
    const pages = Array.from({ length: Number(first.pages) }, (_, index) => read({ page: index + 1 }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
    const all = pages.flatMap(({ hits }) => hits);
    const found = first.kinds as { kind: string; total: number }[];
    expect(all).toHaveLength(found.find(({ kind }) => kind === 'product')?.total ?? 0);
    expect(all.every(({ kind }) => kind === 'product')).toBe(true);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(pages.slice(0, -1).every(({ hits }) => hits.length === 12)).toBe(true);
    expect(read({ page: 999 }).page).toBe(first.pages);
    expect(read({ page: -1 }).page).toBe(1);
  });

  it('lists the models of a family that is asked for as the catalogue does', () => {
    const paths = listHits(search('pt', { term: 'montra' })).map(({ path }) => path);
    const family = '/produtos/montras-interativas';
    const models = ['rua-55', 'rua-75', 'dueto-55', 'claro-46', 'veu-55'];
    expect(paths.slice(0, 6)).toEqual([family, ...models.map((model) => `${family}/${model}`)]);
  });

  it('offers the families where it finds nothing, and another spelling where it knows one', () => {
    const nothing = search('pt', { term: 'xyzzy' });
    expect(nothing.total).toBe(0);
    expect((nothing.instead as () => unknown[])()).toHaveLength(9);
    expect((nothing.spelling as () => unknown)()).toBeNull();
    expect((search('pt', { term: 'mesas eskolla' }).spelling as () => unknown)()).toBe('mesas escola');
    expect((search('pt', { term: 'mesa' }).instead as () => unknown[])()).toEqual([]);
  });

  it('corrects what is hardly in doubt, says so, and looks for it as it was typed where it is told to', () => {
    const read = (locale: Locale, term: string, exact = false) => {
      const { total, corrected, isFoundAsTyped, spelling } = search(locale, { term, exact });
      return {
        total,
        corrected,
        isFoundAsTyped: (isFoundAsTyped as () => unknown)(),
        spelling: (spelling as () => unknown)(),
      };
    };
    const kiosk = read('pt', 'quioske');
    expect(kiosk).toEqual({ ...read('pt', 'quiosque'), corrected: 'quiosque' });
    expect(read('pt', 'quioske', true)).toMatchObject({ total: 0, corrected: null, spelling: 'quiosque' });
    const half = read('es', 'pantalla tatil');
    expect(half).toEqual({ ...read('es', 'pantalla táctil'), corrected: 'pantalla táctil', isFoundAsTyped: true });
    expect(read('es', 'pantalla tatil', true)).toMatchObject({ corrected: null, spelling: 'pantalla táctil' });
  });

  it('suggests eight pages at most', () => {
    for (const locale of locales) {
      const suggestions = suggest(locale, 'inter');
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(8);
    }
    expect(suggest('pt', 'orio').map(({ title }) => title)).toContain('Orion 65');
  });

  it('suggests what bears the word in its title first, small before large, and nothing else where that is enough', () => {
    for (const locale of locales) {
      const titles = suggest(locale, 'orion').map(({ title }) => title);
      expect(titles.slice(0, 2)).toEqual(['Orion 65', 'Orion 86']);
      expect(titles.every((title) => title.includes('Orion'))).toBe(titles.length >= 4);
    }
    expect(suggest('pt', 'mupi')[0]?.title).toBe('Totens digitais');
  });

  it('suggests a product among the first five where any is called so, and nothing twice', () => {
    for (const [locale, term] of [
      ['pt', 'mesa'],
      ['en', 'screen'],
      ['es', 'pantalla'],
      ['es', 'quiosco'],
    ] as const) {
      const suggestions = suggest(locale, term);
      expect(suggestions.slice(0, 5).map(({ kind }) => kind)).toContain('product');
      expect(new Set(suggestions.map(({ path }) => path)).size).toBe(suggestions.length);
      expect(suggestions.length).toBeLessThanOrEqual(8);
    }
    expect(suggest('es', 'pantalla')[0]?.title).toBe('Pantallas interactivas');
  });

  it('leaves out what is withdrawn, and its manual', () => {
    const orion = products.find(({ key }) => key === 'orion-65');
    if (!orion) throw new Error('no orion-65');
    const titles = () => listDocuments('pt').map(({ title }) => title);
    expect(titles()).toContain('Manual Orion 65');
    Object.assign(orion, { withdrawn: true });
    try {
      expect(titles()).not.toContain('Orion 65');
      expect(titles()).not.toContain('Manual Orion 65');
    } finally {
      Object.assign(orion, { withdrawn: false });
    }
  });
});
