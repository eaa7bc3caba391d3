import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { ask } from '../../../testing/site.ts';

/** How the caption of the picture of its ports begins. */
const ports = { pt: 'Ligações à frente: duas', en: 'Front ports: two', es: 'Delante: dos' };

const measures = { pt: 'Medidas em milímetros', en: 'Measures in millimetres', es: 'Medidas en milímetros' };

describe('a manual', () => {
  it.each(locales)('shows in its chapters what they speak of, with a caption that is read once: %s', async (locale) => {
    const response = await ask(`${buildPath('manuals', locale)}/orion-65`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const chapter = html.slice(html.indexOf('id="instalacao"'), html.indexOf('id="primeira-utilizacao"'));
    const [figure = ''] = /<figure.+?<\/figure>/s.exec(chapter) ?? [];
    expect(figure).toContain(`<figcaption>${ports[locale]}`);
    expect(figure).toMatch(/<img [^>]*alt=""/);
    expect(figure).toContain('/media/orion-65-ports-');
    // Above its data it is drawn with its measures.
    const [page = ''] = html.split('</main>', 1);
    const data = page.slice(page.lastIndexOf('<h2'));
    expect(data).toContain(`<figcaption>${measures[locale]}`);
    expect(data).toMatch(/<svg [^>]*aria-label="[^"]*1463 × 1863 × 740 mm"/);
    // A chapter that nothing shows has no place for it.
    expect(html.slice(html.indexOf('id="seguranca"'), html.indexOf('id="instalacao"'))).not.toContain('<figure');
  });
});
