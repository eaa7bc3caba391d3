import * as v from 'valibot';
import { COVER_PICTURES, coverGround } from '#shared/book-covers.ts';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { execute } from '../../backend/graphql.ts';
import { localise } from '../../backend/resolvers/localise.ts';
import { findPage } from '../../backend/resolvers/page.ts';
import { setType } from '../../worker/content/typography.ts';
import { type Booklet, escapeText } from './booklet.ts';

const text = v.pipe(v.string(), v.transform(setType));
const figure = v.object({ value: text, label: text });
const row = v.object({ label: text, value: text, unit: v.nullable(text) });

const productSchema = v.object({
  name: v.string(),
  tagline: text,
  summary: text,
  delivery: text,
  gallery: v.array(v.object({ url: v.string(), alt: v.string() })),
  figures: v.array(figure),
  specifications: v.array(v.object({ title: text, rows: v.array(row) })),
  lifecycle: v.object({ warranty: text, repair: text }),
  withdrawn: v.boolean(),
});

const answerSchema = v.object({
  categories: v.array(
    v.object({ name: text, image: v.nullable(v.object({ url: v.string() })), products: v.array(productSchema) }),
  ),
});

type Product = v.InferOutput<typeof productSchema>;

/** The catalogue of everything, in the languages that its page exists in: a page a product, by family. */
export async function listCatalogues(locale: Locale): Promise<Booklet[]> {
  const page = findPage('lp-catalogue', locale);
  if (!page) return [];
  const { data, errors } = await execute(buildQuery(locale), {});
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  const { categories } = v.parse(answerSchema, data);
  return [
    {
      key: 'general',
      kind: 'catalogue',
      locale,
      title: localise(page.seo.title, locale, 'lp-catalogue.seo.title'),
      summary: localise(page.headline, locale, 'lp-catalogue.headline'),
      ground: coverGround(0),
      pictures: categories.flatMap(({ image }) => image?.url ?? []).slice(0, COVER_PICTURES),
      sections: categories.flatMap(({ name, products }) =>
        products
          .filter(({ withdrawn }) => !withdrawn)
          .map((product) => ({ group: name, title: product.name, markup: renderProduct(product, name, locale) })),
      ),
    },
  ];
}

function buildQuery(locale: Locale): string {
  return `{ categories: categories${localeFacts[locale].querySuffix} { name image { url } products {
    name tagline summary delivery withdrawn
    gallery { url alt } figures { value label }
    specifications { title rows { label value unit } }
    lifecycle { warranty repair }
  } } }`;
}

function renderProduct(product: Product, family: string, locale: Locale): string {
  const t = translateTo(locale);
  const [image] = product.gallery;
  const picture = image
    ? `<img src="${escapeText(image.url)}" alt="${escapeText(image.alt)}">`
    : '<span class="empty"></span>';
  const facts = [
    [t('landing.delivery'), product.delivery],
    [t('product.warranty'), product.lifecycle.warranty],
    [t('product.repair'), product.lifecycle.repair],
  ] as const;
  return `<section class="product"><p class="family">${escapeText(family)}</p><h2>${escapeText(product.name)}</h2>
<p class="tagline">${escapeText(product.tagline)}</p>
<div class="top">${picture}<div><p>${escapeText(product.summary)}</p><dl class="figures">${product.figures
    .map(({ value, label }) => `<div><dd>${escapeText(value)}</dd><dt>${escapeText(label)}</dt></div>`)
    .join('')}</dl></div></div>
<div class="tables">${product.specifications
    .map(
      ({ title, rows }) =>
        `<table><thead><tr><th colspan="2">${escapeText(title)}</th></tr></thead><tbody>${rows
          .map(
            ({ label, value, unit }) =>
              `<tr><th>${escapeText(label)}</th><td>${escapeText(unit === null ? value : `${value}\u00a0${unit}`)}</td></tr>`,
          )
          .join('')}</tbody></table>`,
    )
    .join('')}</div>
<dl class="facts">${facts.map(([label, value]) => `<div><dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd></div>`).join('')}</dl></section>`;
}
