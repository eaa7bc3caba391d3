import type { Translate } from '#shared/i18n/translate.ts';

interface PagerProps {
  page: number;
  pages: number;
  link(page: number): string;
  t: Translate;
}

/**
 * The way from one page of a list to the others; nothing where there is only one. Its sheet, `pager.css`, is brought by
 * the page type: some have lists that are hardly ever so long.
 */
export function Pager({ page, pages, link, t }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      {page > 1 ? (
        <a href={link(page - 1)} rel="prev">
          {t('pager.previous')}
        </a>
      ) : (
        <span />
      )}
      <ul>
        {listPages(page, pages).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? 0) > 1 ? 'pager-gap' : undefined}>
            <a
              href={link(number)}
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('pager.position', { page, pages })}</p>
      {page < pages ? (
        <a href={link(page + 1)} rel="next">
          {t('pager.next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** So many are all listed: a gap would save next to nothing. */
const ALL = 7;

/** All where they are few; else the first, the last, and those about the one that is shown. */
function listPages(page: number, pages: number): number[] {
  if (pages <= ALL) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).toSorted((one, other) => one - other);
}
