import type { FieldValues } from '#shared/forms/fields.ts';
import { type FormId, forms } from '#shared/forms/registry.ts';
import { findFormWords } from '#shared/forms/words.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { LeadForm } from '#shared/islands/LeadForm.tsx';
import type { PageState } from '../view/page-state.ts';
import { Island } from './Island.tsx';
import './form-panel.css';
import './thanks.css';

interface FormPanelProps {
  form: FormId;
  state: PageState;
  /** Fields that are filled in before the visitor comes. */
  values?: FieldValues;
}

/** A form with its heading, or its thank-you once it was sent. */
export function FormPanel({ form, state, values = {} }: FormPanelProps) {
  const { locale, path, sent, thanks } = state;
  const t = translateTo(locale);
  const { thanks: kind } = forms[form];
  if (thanks === kind) {
    return (
      <section className="thanks" data-thanks={kind} aria-labelledby={`${form}-thanks`}>
        {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent; the visitor is taken to it. */}
        <h2 id={`${form}-thanks`} tabIndex={-1} autoFocus>
          {t(`thanks.${kind}.title`)}
        </h2>
        <p>{t(`thanks.${kind}.text`)}</p>
      </section>
    );
  }
  const returned = sent?.form === form ? sent : undefined;
  const headingId = `${form}-title`;
  return (
    <section className="form-panel" aria-labelledby={headingId}>
      <div className="form-panel-intro">
        <h2 id={headingId}>{t(`forms.${form}.title`)}</h2>
        <p>{t(`forms.${form}.lead`)}</p>
      </div>
      <Island
        name="lead-form"
        component={LeadForm}
        props={{
          form,
          action: path,
          words: findFormWords(form, locale),
          values: returned?.values ?? values,
          problems: returned?.problems ?? {},
          messages: returned?.messages,
          failure: returned?.failure,
        }}
      />
    </section>
  );
}
