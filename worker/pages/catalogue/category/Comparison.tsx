import { Picture } from '../../../ui/Picture.tsx';
import type { PageState } from '../../../view/page-state.ts';
import { buildQuery } from '../../../view/query.ts';
import { buildQuotePath } from '../../../view/quote-path.ts';
import { type ComparedRow, compareProducts } from './compare-products.ts';
import type { ListedProduct } from './filters.ts';
import { LineUp } from './LineUp.tsx';

/** Said again: on a phone the table is laid out otherwise, and some browsers then forget that it is one. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  label: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** How wide a picture is by the number of products that share the width, from a desk to a phone. */
const SIZES: Readonly<Record<number, string>> = {
  2: '(min-width: 64em) 360px, (min-width: 40em) 220px, 44vw',
  3: '(min-width: 64em) 220px, (min-width: 40em) 24vw, 124px',
  4: '(min-width: 80em) 220px, (min-width: 64em) 18vw, (min-width: 40em) 17vw, 124px',
};

interface ComparisonProps {
  products: readonly ListedProduct[];
  /** Key of the family they belong to. */
  family: string;
  state: PageState;
}

/** Products side by side, row by row of the specification table; where they differ the row is marked. */
export function Comparison({ products, family, state: { locale, path, t } }: ComparisonProps) {
  const groups = compareProducts(products);
  const without = (key: string) =>
    `${path}${buildQuery({ compare: products.map((product) => product.key).filter((other) => other !== key) })}`;
  return (
    <div className="container section comparison">
      <h2 id="comparacao">{t('comparison.title')}</h2>
      <p className="comparison-key">{t('comparison.colour')}</p>
      <label className="comparison-switch">
        <input type="checkbox" /> {t('comparison.onlyDifferences')}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab (WCAG 2.1.1); arrows move it. */}
      <section className="comparison-scroll" tabIndex={0} aria-labelledby="comparacao">
        <table {...as.table}>
          <thead {...as.group}>
            <tr {...as.row}>
              <td {...as.cell} />
              {products.map((product) => (
                <th key={product.key} scope="col" {...as.column}>
                  <Picture
                    className="comparison-picture"
                    image={product.gallery[0] ?? null}
                    sizes={SIZES[products.length] ?? '220px'}
                  />
                  <a href={product.path}>{product.name}</a>
                  <a className="comparison-quote" href={`${product.path}#orcamento`}>
                    {t('cta.quote')} <span className="visually-hidden">{product.name}</span>
                  </a>
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
          {groups.map((group) => (
            <tbody key={group.key} {...as.group}>
              <tr className="comparison-group" {...as.row}>
                <th scope="rowgroup" {...as.label} colSpan={products.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.key} row={row} differs={t('comparison.differs')} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className="actions comparison-ask">
        <a
          className="button button-primary"
          href={buildQuotePath(
            family,
            locale,
            products.map(({ key }) => key),
          )}
        >
          {t('comparison.quote')}
        </a>
      </p>
      <div className="comparison-scale">
        <LineUp products={products} locale={locale} t={t} />
      </div>
    </div>
  );
}

/** Lets a value break where a narrow column has to: before a measure, and in a long word also where no browser hyphenates. */
function fitColumn(value: string): string {
  return value.replaceAll('\u00a0×\u00a0', ' ×\u00a0').replace(/(\p{L}{10,})(mi?ento)/gu, '$1\u00ad$2');
}

function Row({ row, differs }: { row: ComparedRow; differs: string }) {
  return (
    <tr className={row.differs ? 'comparison-differs' : undefined} {...as.row}>
      <th scope="row" {...as.label}>
        {row.label}
        {row.differs && <span className="visually-hidden"> ({differs})</span>}
      </th>
      {row.values.map(({ key, value }) => (
        <td key={key} {...as.cell}>
          {value === undefined ? '–' : fitColumn(value)}
        </td>
      ))}
    </tr>
  );
}
