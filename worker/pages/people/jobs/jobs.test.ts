import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, createSite } from '../../../testing/site.ts';

// The first question loads the embedded backend, which on a busy machine takes longer than a visitor may wait.
beforeAll(async () => {
  await import('../../../../backend/index.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

/** The positions that a page tells job boards of. */
function readPostings(html: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  return graph.filter((thing) => thing['@type'] === 'JobPosting');
}

describe('jobs and internships', () => {
  it('are shown while they can be applied for, with the form', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
    const html = await (await ask('/recrutamento/vagas', {}, createSite())).text();
    expect([...html.matchAll(/<article class="position"/g)]).toHaveLength(4);
    expect(html).toContain('31 de janeiro de 2027');
    expect(html).toContain('value="jobs"');
    const postings = readPostings(html);
    expect(postings).toHaveLength(4);
    for (const posting of postings) {
      expect(posting).toMatchObject({
        employmentType: expect.arrayContaining(['FULL_TIME']),
        hiringOrganization: { '@type': 'Organization' },
        jobLocation: { address: { addressCountry: 'PT' } },
      });
      expect(Date.parse(String(posting.validThrough))).toBeGreaterThan(Date.parse(String(posting.datePosted)));
      expect(posting.description).toMatch(/^<p>.*<\/p><ul><li>/);
    }
  });

  it('know which of them somebody applies for, of those that are open', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
    const site = createSite();
    const plain = await (await ask('/en/recrutamento/vagas', {}, site)).text();
    const path = '/en/recrutamento/vagas?position=instalador-sul';
    const title = 'Installer, southern branch';
    expect(plain).toContain(`href="${path}#candidatura"`);
    expect(plain).not.toContain('Applying for:');
    const html = await (await ask(path, {}, site)).text();
    expect(html).toContain(`Applying for: <strong>${title}</strong>`);
    // Once to read, and once to come along.
    expect(html).toContain(`<input type="hidden" name="about" value="Applying for: ${title}"/>`);
    expect(html).toContain(`action="${path}"`);
    expect(html).toMatch(/<textarea[^>]* name="comments"[^>]*><\/textarea>/);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/en\/recrutamento\/vagas"/);
    const other = await (await ask('/en/recrutamento/vagas?position=nobody', {}, site)).text();
    expect(other).toBe(plain);
  });

  it('choose the kind of an internship that is applied for', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
    const site = createSite();
    const plain = await (await ask('/recrutamento/estagios', {}, site)).text();
    expect(plain).not.toMatch(/type="radio"[^>]*checked/);
    const [, path = ''] = /href="([^"#]*\?position=[^"#]*)#candidatura"/.exec(plain) ?? [];
    const html = await (await ask(path, {}, site)).text();
    expect(html).toMatch(/type="radio"[^>]*checked/);
  });

  it('are gone after their last day, and a sentence says what can be done all the same', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-04-01T00:00:00Z'), toFake: ['Date'] });
    const site = createSite();
    const jobs = await (await ask('/en/recrutamento/vagas', {}, site)).text();
    expect(jobs).not.toContain('class="position"');
    expect(readPostings(jobs)).toEqual([]);
    expect(jobs).toContain('There are no open positions at the moment');
    const overview = await (await ask('/es/recrutamiento', {}, site)).text();
    expect(overview).toContain('Ahora mismo no hay prácticas abiertas');
  });
});
