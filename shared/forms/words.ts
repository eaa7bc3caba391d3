import type { Locale } from '../i18n/locales.ts';
import { type Translate, translateTo } from '../i18n/translate.ts';
import { site } from '../site.ts';
import { type FieldName, fieldFacts } from './fields.ts';
import type { FieldKind } from './kinds/kind.ts';
import { type FormId, forms } from './registry.ts';

/** What is said of one field. */
export interface FieldWords {
  label: string;
  hint: string | undefined;
  /** By what is wrong: `required`, or a problem of its kind. */
  problems: Readonly<Record<string, string>>;
  /** By their value. */
  options: Readonly<Record<string, string>>;
}

/** What a form says in one language: everything its island needs, so that the browser loads no dictionary. */
export interface FormWords {
  /** By the name of the field. */
  fields: Readonly<Record<string, FieldWords>>;
  /** Where there is no other word for what is wrong. */
  other: string;
  optional: string;
  prompt: string;
  /** With `{{count}}` and `{{max}}` for the characters typed and allowed. */
  count: string;
  note: string;
  errors: string;
  errorTitle: string;
  submit: string;
  sending: string;
  /** Why a form could not be sent at all. */
  failures: Readonly<Record<'failed' | 'refused' | 'tooLarge' | 'tooMany', string>>;
}

/** The words of a form, for the page and for its island. */
export function findFormWords(form: FormId, locale: Locale): FormWords {
  const t = translateTo(locale);
  const names = forms[form].fields.map((field) => field.name);
  const contacts = { phone: site.phone.label, email: site.email };
  return {
    fields: Object.fromEntries(
      names.map((name) => {
        // What is consented to differs from form to form.
        const label =
          name === 'privacy' ? t(`forms.${form}.privacy`, { company: site.name }) : t(`form.labels.${name}`);
        return [name, findFieldWords(name, label, t)];
      }),
    ),
    other: t('form.invalid.other'),
    optional: t('form.optional'),
    prompt: t('form.prompt'),
    count: t('form.count', { count: '{{count}}', max: '{{max}}' }),
    note: t('form.requiredNote'),
    errors: t('form.errors'),
    errorTitle: t('form.errorTitle', { title: '{{title}}' }),
    submit: t(`forms.${form}.submit`),
    sending: t('form.sending'),
    failures: {
      failed: t('form.failed', contacts),
      refused: t('form.refused', contacts),
      tooLarge: t('form.tooLarge'),
      tooMany: t('form.tooMany'),
    },
  };
}

/** The words of a field under a label. */
export function findFieldWords(name: FieldName, label: string, t: Translate): FieldWords {
  const { problems, hint, options = [] }: FieldKind = fieldFacts[name];
  return {
    label,
    hint: hint && t(`form.hints.${hint}`),
    problems: {
      required: t(`form.required.${name}`),
      ...Object.fromEntries(
        problems.map(([problem, parameters]) => [problem, t(`form.invalid.${problem}`, parameters)]),
      ),
    },
    options: Object.fromEntries(options.map((option) => [option, t(`form.options.${option}`)])),
  };
}
