import { expect, it } from 'vitest';
import { ask, PRODUCT } from '../../../testing/site.ts';

it('an accessory that is a product leads to it in the language of the page, another is only named', async () => {
  const html = await (await ask(PRODUCT.es)).text();
  expect(html).toContain('<dt><a href="/es/productos/accesorios/vigia-4k">Cámara Vigia</a></dt>');
  expect(html).toMatch(/<dt>[^<]+<\/dt>/);
});
