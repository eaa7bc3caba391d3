import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageId } from '#shared/routes/table.ts';
import { ask, createSiteWith, post, watchLog } from '../../testing/site.ts';

const pages = [
  'about',
  'academy',
  'contacts',
  'cookies-policy',
  'future',
  'innovation',
  'privacy-policy',
  'rental',
  'screen-registration',
  'services',
  'support',
] as const satisfies readonly PageId[];

const every = pages.flatMap((page) => locales.map((locale) => [page, locale] as const));

async function read(page: PageId, locale: Locale): Promise<string> {
  const response = await ask(buildPath(page, locale));
  expect(response.status).toBe(200);
  return response.text();
}

// The first page that is asked for wakes the backend, which a busy machine may take too long for.
beforeAll(async () => {
  await vi.waitFor(() => read('about', 'pt'), { timeout: 60_000, interval: 1_000 });
}, 60_000);

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

describe('an editorial page', () => {
  it.each(every)('has one first heading, and no level is skipped: %s in %s', async (page, locale) => {
    const levels = findAll(await read(page, locale), /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  });

  it.each(every)('gives no id twice, and its links to its own parts lead somewhere: %s in %s', async (page, locale) => {
    const html = await read(page, locale);
    const ids = findAll(html, / id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const anchors = findAll(html, / href="#([^"]+)"/g);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it('links to parts of other pages that are there', async () => {
    const html = new Map<string, string>();
    for (const [page, locale] of every) html.set(buildPath(page, locale), await read(page, locale));
    for (const text of html.values()) {
      for (const link of findAll(text, / href="(\/[^"#]*#[^"]+)"/g)) {
        const [path = '', anchor] = link.split('#');
        expect(html.get(path), link).toContain(` id="${anchor}"`);
      }
    }
  });

  it('stays as it is without a kind of block that this release does not know', async () => {
    const lines = watchLog();
    const site = createSiteWith(async (request, embedded) => {
      const text = await (await embedded(request)).text();
      return new Response(text.replaceAll('"__typename":"TimelineBlock"', '"__typename":"CarouselBlock"'), {
        headers: { 'Content-Type': 'application/json' },
      });
    });
    const html = await (await ask('/en/about-us', {}, site)).text();
    expect(html).toContain('id="oficina"');
    expect(html).not.toContain('id="historia"');
    expect(lines.join()).toContain('CarouselBlock');
  });
});

describe('a form of an editorial page', () => {
  it.each([
    ['support', 'support'],
    ['rental', 'solutions-contact'],
    ['academy', 'academy'],
    ['screen-registration', 'product'],
    ['contacts', 'contacts'],
  ] as const)('of %s is shown, and comes back with its faults', async (page, form) => {
    expect(await read(page, 'es')).toContain(`value="${form}"`);
    const response = await post(buildPath(page, 'es'), { form, name: 'Ana Reis', email: 'x' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('value="Ana Reis"');
  });

  it.each([
    ['contacts', 'antes-de-escrever', 'moradas'],
    ['academy', 'perguntas', 'cursos'],
    ['support', 'numero-do-contrato', 'sintomas'],
  ] as const)(
    'of %s is prepared for until it is sent, and its thanks lead on in one way first',
    async (page, before, other) => {
      const readState = async (query: string) => (await ask(buildPath(page, 'es') + query)).text();
      for (const query of ['', '?gracias=newsletter']) expect(await readState(query)).toContain(`id="${before}"`);
      const html = await readState('?gracias=contact');
      expect(html).not.toContain(before);
      expect(html).toContain(`id="${other}"`);
      const [, thanks = ''] = /<section[^>]*data-thanks="contact"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
      expect(findAll(thanks, /class="button (button-\w+)"/g)).toEqual(['button-primary', 'button-outline']);
    },
  );

  it('of the contacts page stands where the links of the site lead', async () => {
    const html = await read('contacts', 'pt');
    expect(html.indexOf('value="contacts"')).toBeGreaterThan(html.indexOf('id="formulario-contacto"'));
  });
});
