import type { Option } from '../view/facets.ts';
import type { PageState } from '../view/page-state.ts';
import { buildQuery } from '../view/query.ts';
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
  state: PageState;
}

/** Where the list begins: who has chosen is led there. */
const RESULTS = '#resultados';

/**
 * Narrows the list of its page: a plain form whose state is the address, so that a choice can be sent to somebody,
 * comes back from the history and needs no script. Folded on a phone; what is chosen stands below it in any case, each
 * a link that takes it away.
 */
export function Filters({ groups, total, shown, state: { path, t } }: FiltersProps) {
  const chosen = groups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
  const without = (left: Option) =>
    path +
    buildQuery(
      Object.fromEntries(
        groups.map(({ name, options }) => [
          name,
          options.filter((option) => option.isChosen && option !== left).map(({ key }) => key),
        ]),
      ),
    ) +
    RESULTS;
  return (
    <search aria-label={t('filters.title')}>
      <details className="filters">
        <summary>{chosen.length > 0 ? `${t('filters.fold')} (${chosen.length})` : t('filters.fold')}</summary>
        <form className="filters-form" method="get" action={path + RESULTS}>
          {groups.map((group) => (
            <Checkboxes key={group.name} {...group} />
          ))}
          <button type="submit" className="button button-outline filters-apply">
            {t('filters.apply')}
          </button>
        </form>
      </details>
      <div className="filters-results" id={RESULTS.slice(1)}>
        <p>
          <strong>{t('filters.count', { shown, total })}</strong>
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
            <a href={path + RESULTS}>{t('filters.clear')}</a>
          </>
        )}
      </div>
    </search>
  );
}

function Checkboxes({ name, legend, options }: FilterGroup) {
  return (
    <fieldset className="filters-group">
      <legend>{legend}</legend>
      <div className="filters-options">
        {options.map(({ key, label, count, isChosen }) => (
          <label key={key} className={count > 0 || isChosen ? 'filters-option' : 'filters-option filters-option-empty'}>
            <input type="checkbox" name={name} value={key} defaultChecked={isChosen} />
            {label} <small>{count}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
