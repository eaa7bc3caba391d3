import type { Option } from '../view/facets.ts';
import type { PageState } from '../view/page-state.ts';
import './filters.css';
import '#shared/ui/field-select.css';

/** One filter of a list. */
interface FilterGroup {
  /** Of the query's parameter. */
  name: string;
  legend: string;
  options: readonly Option[];
  /** A drop-down list for one value, where there are too many to lie side by side; else as many as wanted. */
  isSelect?: boolean;
}

interface FiltersProps {
  groups: readonly FilterGroup[];
  /** How many items of the list there are, and how many are left. */
  total: number;
  shown: number;
  state: PageState;
}

/**
 * Narrows the list of its page: a plain form whose state is the address, so that a choice can be sent to somebody,
 * comes back from the history and needs no script. Folded on a phone until something is chosen.
 */
export function Filters({ groups, total, shown, state: { path, t } }: FiltersProps) {
  const isNarrowed = groups.some(({ options }) => options.some(({ isChosen }) => isChosen));
  return (
    <search aria-label={t('filters.title')}>
      <details className="filters" open={isNarrowed}>
        <summary>{t('filters.fold')}</summary>
        <form className="filters-form" method="get" action={path}>
          {groups.map((group) =>
            group.isSelect ? (
              <Select key={group.name} {...group} any={t('filters.any')} />
            ) : (
              <Checkboxes key={group.name} {...group} />
            ),
          )}
          <div className="filters-foot">
            <button type="submit" className="button button-outline">
              {t('filters.apply')}
            </button>
            <p>
              <strong>{t('filters.count', { shown, total })}</strong>
            </p>
            {isNarrowed && <a href={path}>{t('filters.clear')}</a>}
          </div>
        </form>
      </details>
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

function Select({ name, legend, options, any }: FilterGroup & { any: string }) {
  const id = `filter-${name}`;
  return (
    <div className="filters-group">
      <label htmlFor={id}>{legend}</label>
      <select
        className="field-select"
        id={id}
        name={name}
        defaultValue={options.find(({ isChosen }) => isChosen)?.key ?? ''}
      >
        <option value="">{any}</option>
        {options.map(({ key, label, count }) => (
          <option key={key} value={key}>{`${label} (${count})`}</option>
        ))}
      </select>
    </div>
  );
}
