import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { TERM_MAX_LENGTH, TERM_PARAMETER } from '#shared/search.ts';
import { Icon } from './Icon.tsx';
import './search-form.css';

interface SearchFormProps {
  locale: Locale;
  /** Of the text field; unique in the page. */
  id: string;
  term?: string;
  /** What tells it from another search of the page. */
  name: string;
}

/** Goes to the results page with what was typed. Scripts only say sooner that a term is too short. */
export function SearchForm({ locale, id, term, name }: SearchFormProps) {
  const t = translateTo(locale);
  return (
    <search aria-label={name}>
      <form
        className="search-form"
        method="get"
        action={buildPath('results', locale)}
        data-search={t('results.tooShort')}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('header.searchTerm')}
        </label>
        <input
          id={id}
          type="search"
          name={TERM_PARAMETER}
          defaultValue={term}
          placeholder={t('header.searchTerm')}
          maxLength={TERM_MAX_LENGTH}
        />
        <button type="submit" className="button search-form-button">
          <Icon name="search" />
          <span className="visually-hidden">{t('header.search')}</span>
        </button>
      </form>
    </search>
  );
}
