import { expect, it } from 'vitest';
import { ask, PRODUCT } from '../../../testing/site.ts';

it('an accessory that is a product leads to it in the language of the page, another is only named', async () => {
  const html = await (await ask(PRODUCT.es)).text();
  expect(html).toContain('<dt><a href="/es/productos/accesorios/vigia-4k">Cámara Vigia</a></dt>');
  expect(html).toMatch(/<dt>[^<]+<\/dt>/);
});

it('what a product is like is told beside a picture of it at work that its gallery does not have', async () => {
  const html = await (await ask(PRODUCT.es)).text();
  const [gallery = '', overview = ''] = html.split('id="resumo"');
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(overview) ?? [];
  expect(picture).toMatch(/^\/media\//);
  expect(gallery).toContain('class="gallery"');
  expect(gallery).not.toContain(picture);
});
