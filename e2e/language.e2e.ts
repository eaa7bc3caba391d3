import { expect } from 'playwright/test';
import { locales } from '#shared/i18n/locales.ts';
import { templates, test } from './site.ts';

const first: readonly [browser: string, asked: string, shown: string][] = [
  ['de-DE,de;q=0.9', templates.home.pt, templates.home.pt],
  ['de-DE,de;q=0.9', templates.product.en, templates.product.en],
  ['pt-BR,pt;q=0.9,en;q=0.5', templates.home.es, templates.home.pt],
  ['es;q=0.9,en;q=0.8', templates.home.pt, templates.home.es],
  ['en;q=0.8,es;q=0.9', templates.article.pt, templates.article.es],
  ['es', templates.results.pt, '/es/resultados?term=escola'],
  ['*', templates.category.en, templates.category.en],
];

for (const [accepted, asked, shown] of first) {
  test(`a first visit with «${accepted}» to ${asked} shows ${shown}, and sets no cookie`, async ({ page, context }) => {
    // The context's own language would stand before a header that is only added.
    await page.route('**', (route, request) =>
      route.continue({ headers: { ...request.headers(), 'accept-language': accepted } }),
    );
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
    // Every journey comes with what was answered to the banner.
    expect((await context.cookies()).filter(({ name }) => name !== 'consent')).toEqual([]);
  });
}

test('the language menu of every template leads to the same entity under its own name', async ({ request }) => {
  for (const [name, paths] of Object.entries(templates)) {
    // A landing page has no header.
    if (paths.pt.startsWith('/lp/')) continue;
    for (const locale of locales) {
      const menus = listLanguageMenus(await (await request.get(paths[locale])).text());
      const own = paths[locale].split('?')[1];
      const wanted = locales.map((other) => (own ? `${paths[other].split('?')[0]}?${own}` : paths[other]));
      expect(menus, `${name} ${locale}`).toEqual([wanted, wanted]);
    }
  }
});

test('a choice is kept for a year, for this site alone', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(`/locale?to=${templates.product[locale]}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([303, templates.product[locale]]);
    expect(response.headers()['set-cookie']).toBe(
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(response.headers()['cache-control']).toBe('private, no-store');
  }
});

test('from an article that is not translated the menu leads to the home of a language', async ({ page }) => {
  const article = '/blog/usar-e-cuidar/limpar-uma-mesa-de-museu';
  const wanted = [article, templates.home.en, templates.home.es];
  await page.goto(article);
  expect(listLanguageMenus(await page.content())).toEqual([wanted, wanted]);
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(templates.home.en);
  // Whoever chose English and asks for it all the same gets it: there is no other.
  await page.goto(article);
  await expect(page).toHaveURL(article);
});

/** Where the languages lead: in the menu of the header, and in that of small screens. */
function listLanguageMenus(html: string): string[][] {
  const links = [...html.matchAll(/href="\/locale\?to=([^"]*)"/g)].map(([, to = '']) =>
    decodeURIComponent(to.replaceAll('&amp;', '&')),
  );
  return [links.slice(0, locales.length), links.slice(locales.length)];
}
