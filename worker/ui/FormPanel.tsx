import type { ReactNode } from 'react';
import type { FieldValues } from '#shared/forms/fields.ts';
import { type FormId, forms } from '#shared/forms/registry.ts';
import { findFormWords } from '#shared/forms/words.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import type { PageState } from '../view/page-state.ts';
import { Island } from './Island.tsx';
import { Thanks } from './Thanks.tsx';
import './form-panel.css';

interface FormPanelProps {
  form: FormId;
  state: PageState;
  /** Fields that are filled in before the visitor comes. */
  values?: FieldValues;
  /** Level of its heading in the page. */
  level?: 1 | 2;
  /** What its thank-you hands over: the button to a file, say. */
  reward?: ReactNode;
}

/** A form with its heading, or its thank-you once it was sent. */
export function FormPanel({ form, state, values = {}, level = 2, reward }: FormPanelProps) {
  const Heading = `h${level}` as const;
  const { locale, path, sent, thanks } = state;
  const t = translateTo(locale);
  const { thanks: kind } = forms[form];
  if (thanks === kind) {
    return (
      <Thanks kind={kind} state={state} level={level}>
        {reward}
      </Thanks>
    );
  }
  const returned = sent?.form === form ? sent : undefined;
  const headingId = `${form}-title`;
  return (
    <section className="form-panel" aria-labelledby={headingId}>
      <div className="form-panel-intro">
        <Heading id={headingId}>{t(`forms.${form}.title`)}</Heading>
        <p>{t(`forms.${form}.lead`)}</p>
      </div>
      <Island
        name="lead-form"
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
