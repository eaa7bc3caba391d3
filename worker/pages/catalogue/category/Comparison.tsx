import type { Locale } from '#shared/i18n/locales.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import { buildQuotePath } from '../../../view/quote-path.ts';
import { type ComparedGroup, type ComparedRow, compareProducts, isMarked } from './compare-products.ts';
import { LineUp, listFronts } from './LineUp.tsx';
import type { ComparedProduct } from './read-compared.ts';

/** Said again: on a phone the table is laid out otherwise, and some browsers then forget that it is one. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  label: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** How many stand beside each other decides how wide their columns are. */
const CLASSES: Readonly<Record<number, string>> = { 2: 'comparison-two', 3: 'comparison-three', 4: 'comparison-four' };

/** How wide a picture is by the number of products that share the width, from a desk to a phone. */
const SIZES: Readonly<Record<number, string>> = {
  2: '(min-width: 64em) 288px, (min-width: 40em) 220px, 44vw',
  3: '(min-width: 80em) 296px, (min-width: 64em) calc(33.3vw - 131px), (min-width: 40em) 139px, 29vw',
  4: '(min-width: 80em) 220px, (min-width: 64em) 16vw, (min-width: 40em) 15vw, 21vw',
};

interface ComparisonProps {
  products: readonly ComparedProduct[];
  /** Key of the family they belong to. */
  family: string;
  state: PageState;
}

/**
 * Products side by side, row by row of the specification table. Where they differ the row is marked; where nearly all do,
 * a mark would tell nothing, and the rows that are the same stand back.
 */
export function Comparison({ products, family, state: { locale, path, t } }: ComparisonProps) {
  const groups = compareProducts(products);
  const marked = isMarked(groups);
  const without = (key: string) =>
    `${path}${buildQuery({ compare: products.map((product) => product.key).filter((other) => other !== key) })}`;
  const quotePath = buildQuotePath(
    family,
    locale,
    products.map(({ key }) => key),
  );
  return (
    <div className={`container section comparison ${CLASSES[products.length] ?? ''}`}>
      <p className={marked ? 'comparison-key comparison-tint' : 'comparison-key'}>
        {t(marked ? 'comparison.colour' : 'comparison.grey')} {hasGaps(groups) && t('comparison.none')}
      </p>
      <label className="comparison-switch">
        <input type="checkbox" /> {t('comparison.onlyDifferences')}
      </label>
      <div className={marked ? 'comparison-table' : 'comparison-table comparison-quiet'}>
        <table aria-labelledby="comparacao" {...as.table}>
          <thead {...as.group}>
            <tr {...as.row}>
              {/* In a wide window it stays in sight with the names. */}
              <td {...as.cell}>
                <a className="button button-primary" href={quotePath} aria-label={t('comparison.quote')}>
                  {t('comparison.quoteShort')}
                </a>
              </td>
              {products.map((product) => (
                <th key={product.key} scope="col" {...as.column}>
                  <Picture
                    className="comparison-picture"
                    image={product.gallery[0] ?? null}
                    sizes={SIZES[products.length] ?? '220px'}
                  />
                  <a href={product.path}>{product.name}</a>
                  <a
                    className="comparison-remove"
                    href={without(product.key)}
                    aria-label={`${t('comparison.remove')} ${product.name}`}
                  >
                    ×
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody
              key={group.key}
              className={group.rows.some(({ differs }) => differs) ? undefined : 'comparison-same'}
              {...as.group}
            >
              <tr className="comparison-group" {...as.row}>
                <th scope="rowgroup" {...as.label} colSpan={products.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.key} row={row} marked={marked} differs={t('comparison.differs')} locale={locale} />
              ))}
            </tbody>
          ))}
          <tbody className="comparison-papers" {...as.group}>
            <tr {...as.row}>
              <th scope="row" {...as.label}>
                {t('product.downloads')}
              </th>
              {products.map(({ key, name, downloads }) => (
                <td key={key} {...as.cell}>
                  {downloads
                    .filter(({ kind }) => kind === 'datasheet')
                    .map(({ url, label }) => (
                      <a key={url} href={url} download>
                        {`${label} (PDF)`} <span className="visually-hidden">{name}</span>
                      </a>
                    ))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="comparison-ask">
        <a className="button button-primary" href={quotePath}>
          {t('comparison.quote')}
        </a>
      </p>
      {listFronts(products).length > 0 && (
        <div className="comparison-scale">
          <h2>{t('lineUp.title')}</h2>
          <LineUp products={products} locale={locale} t={t} />
        </div>
      )}
    </div>
  );
}

function hasGaps(groups: readonly ComparedGroup[]): boolean {
  return groups.some(({ rows }) => rows.some(({ values }) => values.some(({ value }) => value === undefined)));
}

const VOWELS = 'aeiouáéíóúâêôãõ';
/** A vowel in a word, with the consonant that ends its syllable, before what begins one in Portuguese and in Spanish. */
const SYLLABLE_END = new RegExp(
  `(?<=\\p{L}{3})[${VOWELS}][lmnrs]?(?=(?:[bcdfgjlmnprstvxzñ]|[cln]h|ll|[bcdfgpt][lr])[${VOWELS}]\\p{L})`,
  'giu',
);

/** Lets a value break where a narrow column has to: before a measure, not in its unit, and in a long word also where no browser hyphenates. */
function fitColumn(value: string, locale: Locale): string {
  const broken = value.replaceAll('\u00a0×\u00a0', '\u00a0× ').replace('\u00a0cd/m²', ' cd/\u2060m²');
  // English has no word as long.
  if (locale === 'en') return broken;
  return broken.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLE_END, '$&\u00ad'));
}

interface RowProps {
  row: ComparedRow;
  marked: boolean;
  /** What is said of a row that differs. */
  differs: string;
  locale: Locale;
}

function Row({ row, marked, differs, locale }: RowProps) {
  const differing = marked ? 'comparison-differs' : undefined;
  return (
    <tr className={row.differs ? differing : 'comparison-same'} {...as.row}>
      <th scope="row" {...as.label}>
        {row.label}
        {row.differs && <span className="visually-hidden"> ({differs})</span>}
      </th>
      {row.values.map(({ key, value }) => (
        <td key={key} {...as.cell}>
          {value === undefined ? '–' : fitColumn(value, locale)}
        </td>
      ))}
    </tr>
  );
}
