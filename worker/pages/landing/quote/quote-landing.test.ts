import { describe, expect, it } from 'vitest';
import { ask, createAddress, createSite, ORIGIN } from '../../../testing/site.ts';

const PAGE = '/en/lp/request-quote-for-interactive-equipment';

describe('the landing page of quotes', () => {
  it('is filled in with the family and the models that were chosen, and stays the plain page to search engines', async () => {
    const response = await ask(`${PAGE}?solution=screens&models=orion-65&models=atlas-98&models=nothing&utm_source=x`);
    const html = await response.text();
    expect(html).toMatch(/<option value="screens" selected="">/);
    expect(html).toContain('Models: Orion 65, Atlas 98.');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PAGE}"/>`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['a family that its form does not have', '?solution=accessories'],
    ['models that content does not have', '?models=orion-1&models=%3Cb%3E'],
    ['a family twice', '?solution=screens&solution=tables'],
  ])('forgets %s', async (_, query) => {
    const site = createSite();
    const [plain, asked] = [await ask(PAGE, {}, site), await ask(PAGE + query, {}, site)];
    expect(asked.headers.get('ETag')).toBe(plain.headers.get('ETag'));
    expect(await asked.text()).toBe(await plain.text());
  });

  it('names four models at most', async () => {
    const models = ['orion-65', 'orion-86', 'atlas-98', 'nimbo-43', 'delta-55'].map((key) => `models=${key}`);
    const html = await (await ask(`${PAGE}?${models.join('&')}`)).text();
    expect(html).toContain('Nimbo 43.');
    expect(html).not.toContain('Delta 55');
  });

  it('thanks with a way to the family that was asked about, and home', async () => {
    const site = createSite();
    const body = new FormData();
    const fields = { form: 'quote', solution: 'tables', name: 'Ana Reis', email: 'ana@escola.example' };
    for (const [name, value] of Object.entries({ ...fields, phone: '210 000 001', company: 'Escola', privacy: 'on' })) {
      body.set(name, value);
    }
    const init = { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress() } };
    const location = (await ask(PAGE, init, site)).headers.get('Location');
    expect(location).toBe(`${PAGE}?thanks=quote&solution=tables`);
    const html = await (await ask(String(location), {}, site)).text();
    expect(html).toMatch(/href="\/en\/products\/interactive-tables">See interactive tables</);
    expect(html).toMatch(/href="\/en">/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PAGE}"/>`);
  });
});
