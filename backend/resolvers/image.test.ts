import { expect, it } from 'vitest';
import { categories, products } from '../content/catalogue.ts';
import { findPicture, findShare } from '../files.ts';
import { findByKey } from './existence.ts';
import { toImage, toSeo } from './image.ts';

const { key, seo, gallery } = findByKey(products, 'orion-65');
const [picture] = gallery;

it('a page is shared with the picture made for it, until there is one with its first, and either is described', () => {
  const { image } = toSeo({ kind: 'product', key }, seo, picture, 'es');
  const file = findShare('product', key, 'es') ?? findPicture('orion-65-front', 'es');
  expect(image).toMatchObject({ url: file?.url, width: file?.width, height: file?.height, alt: picture?.alt.es });
});

it('a picture to be looked at is offered in no width that only a thumbnail has', () => {
  for (const category of categories) {
    const widths = toImage(category.picture, 'es')?.srcset.map(({ width }) => width) ?? [];
    expect(widths, category.key).toContain(400);
    expect(Math.min(...widths), category.key).toBe(400);
  }
});

it('a page without a picture has at most one made for it', () => {
  const { image } = toSeo({ kind: 'topic', key: 'unheard-of' }, seo, undefined, 'pt');
  expect(image).toBeNull();
});
