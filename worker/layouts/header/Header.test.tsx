import { beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { ask, createSite, createSiteWith, PRODUCT, watchLog } from '../../testing/site.ts';

beforeEach(() => {
  watchLog();
});

const site = createSite({ PAGE_CACHE: 'off' });

async function readHeader(path: string): Promise<string> {
  const html = await (await ask(path, {}, site)).text();
  return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
}

/** Where the links to other languages lead, those of the mobile menu too. */
function listLanguages(header: string): string[] {
  return [...header.matchAll(/href="\/locale\?to=([^"]*)"/g)].map(([, path = '']) => path);
}

describe('the header, which pages share', () => {
  it('leads to the languages of each page by itself', async () => {
    const expected = Object.values(PRODUCT);
    const other = '/produtos/ecras-interativos/orion-86';
    for (const [path, paths] of [
      [PRODUCT.pt, [...expected, ...expected]],
      [other, expect.arrayContaining([other, '/en/products/interactive-screens/orion-86'])],
      [PRODUCT.pt, [...expected, ...expected]],
    ] as const)
      expect(listLanguages(await readHeader(path)), path).toEqual(paths);
    // A page that another language does not have leads to the home page there.
    expect(listLanguages(await readHeader('/nada'))).toEqual(['/', '/en', '/es', '/', '/en', '/es']);
  });

  it('marks the entry of each page, as the page itself or as what is above it', async () => {
    const marks = async (path: string) =>
      [...(await readHeader(path)).matchAll(/href="([^"]*)" aria-current="(page|true)"/g)].flatMap(([, url, mark]) =>
        url?.startsWith('/locale') ? [] : [`${url} ${mark}`],
      );
    const family = '/produtos/ecras-interativos';
    expect(new Set(await marks(PRODUCT.pt))).toEqual(new Set([`${family} true`]));
    expect(new Set(await marks(family))).toEqual(new Set([`${family} page`]));
    expect(await marks('/recrutamento')).not.toContain(`${family} page`);
  });

  it.each(locales)('speaks the language of its page also without menus (%s)', async (locale) => {
    const silent = createSiteWith(() => new Response(null, { status: 500 }));
    for (const other of locales) await ask(other === 'pt' ? '/nada' : `/${other}/nada`, {}, silent);
    const html = await (await ask(locale === 'pt' ? '/nada' : `/${locale}/nada`, {}, silent)).text();
    for (const other of locales.filter((one) => one !== locale))
      expect(html).not.toContain(`aria-label="${translateTo(other)('header.navigation')}"`);
  });
});
