import { formatList } from '#shared/i18n/format-list.ts';
import { lowerFirst } from '#shared/i18n/lower-first.ts';
import type { Option } from '../view/facets.ts';
import type { PageState } from '../view/page-state.ts';
import { buildQuery, type Parameters } from '../view/query.ts';
import './filters.css';

/** One filter of a list. */
interface FilterGroup {
  /** Of the query's parameter. */
  name: string;
  legend: string;
  options: readonly Option[];
}

interface FiltersProps {
  /** In the order in which they stand in the address. */
  groups: readonly FilterGroup[];
  /** How many items of the list there are, and how many are left. */
  total: number;
  shown: number;
  /** What else of the address stays as it is. */
  kept?: Readonly<Record<string, readonly string[]>>;
  state: PageState;
}

/** Where the list begins: who has chosen is led there. */
const RESULTS = '#resultados';

/**
 * Narrows the list of its page: a plain form whose state is the address, so that a choice can be sent to somebody,
 * comes back from the history and needs no script; with scripts what is chosen is shown at once. Folded in a line; where
 * there is room its first group is open, and any in which something is chosen. What is chosen stands below it in any
 * case, each a link that takes it away. Values that would leave nothing are not offered.
 */
export function Filters({ groups, total, shown, kept = {}, state: { path, locale, t } }: FiltersProps) {
  const chosen = groups.flatMap(listChosen);
  const hasMore = groups.slice(1).some((group) => listChosen(group).length === 0);
  const address = (query: Parameters) => path + buildQuery({ ...query, ...kept }) + RESULTS;
  const without = (left: Option) =>
    address(
      Object.fromEntries(
        groups.map((group) => [
          group.name,
          listChosen(group)
            .filter((option) => option !== left)
            .map(({ key }) => key),
        ]),
      ),
    );
  const fold = t('filters.fold', {
    names: formatList(
      groups.map(({ legend }) => lowerFirst(legend)),
      locale,
    ),
  });
  return (
    <search aria-label={t('filters.title')} data-filters>
      <details className={hasMore ? 'filters' : 'filters filters-whole'}>
        <summary>
          {chosen.length > 0 ? `${fold}\u00a0(${chosen.length})` : fold}
          {hasMore && <span className="filters-more">{t('filters.more')}</span>}
        </summary>
        <form className="filters-form" method="get" action={path + RESULTS}>
          {groups.map((group) => (
            <Checkboxes key={group.name} {...group} />
          ))}
          {Object.entries(kept).flatMap(([name, values]) =>
            values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
          )}
          <p className="filters-foot">
            <button type="submit" className="button button-primary">
              {t('filters.apply')} <span className="filters-number">{shown}</span>
            </button>
          </p>
        </form>
      </details>
      <div className="filters-results" id={RESULTS.slice(1)}>
        <p role="status" className={chosen.length > 0 ? 'filters-count' : 'visually-hidden'}>
          {t('filters.count', { shown, total })}
        </p>
        {chosen.length > 0 && (
          <>
            <ul className="filters-chosen">
              {chosen.map((option) => (
                <li key={option.label}>
                  <a href={without(option)} aria-label={t('filters.takeAway', { label: option.label })}>
                    {option.label} <span aria-hidden="true">×</span>
                  </a>
                </li>
              ))}
            </ul>
            <a href={address({})}>{t('filters.clear')}</a>
          </>
        )}
      </div>
    </search>
  );
}

function listChosen({ options }: FilterGroup): Option[] {
  return options.filter(({ isChosen }) => isChosen);
}

function Checkboxes({ name, legend, options }: FilterGroup) {
  const offered = options.filter(({ count, isChosen }) => count > 0 || isChosen);
  if (offered.length === 0) return null;
  return (
    <fieldset className="filters-group">
      <legend>{legend}</legend>
      <div className="filters-options">
        {offered.map(({ key, label, count, isChosen }) => (
          <label key={key} className="filters-option">
            <input type="checkbox" name={name} value={key} defaultChecked={isChosen} />
            {label} <small>{count}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
