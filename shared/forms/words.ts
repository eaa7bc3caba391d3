import type { Locale } from '../i18n/locales.ts';
import { translateTo } from '../i18n/translate.ts';
import { site } from '../site.ts';
import type { FieldName } from './fields.ts';
import { type FormId, forms } from './registry.ts';

/** What a form says in one language: everything its island needs, so that the browser loads no dictionary. */
export interface FormWords {
  labels: Readonly<Partial<Record<FieldName, string>>>;
  required: Readonly<Partial<Record<FieldName, string>>>;
  email: string;
  tooLong: string;
  other: string;
  optional: string;
  note: string;
  errors: string;
  errorTitle: string;
  submit: string;
  sending: string;
  failed: string;
  tooMany: string;
}

export function findFormWords(form: FormId, locale: Locale): FormWords {
  const t = translateTo(locale);
  const names = forms[form].fields.map((field) => field.name);
  return {
    labels: Object.fromEntries(
      // What is consented to differs from form to form.
      names.map((name) => [name, name === 'privacy' ? t(`forms.${form}.privacy`) : t(`form.labels.${name}`)]),
    ),
    required: Object.fromEntries(names.map((name) => [name, t(`form.required.${name}`)])),
    email: t('form.invalid.email'),
    tooLong: t('form.invalid.tooLong', { max: '{{max}}' }),
    other: t('form.invalid.other'),
    optional: t('form.optional'),
    note: t('form.requiredNote'),
    errors: t('form.errors'),
    errorTitle: t('form.errorTitle', { title: '{{title}}' }),
    submit: t(`forms.${form}.submit`),
    sending: t('form.sending'),
    failed: t('form.failed', { phone: site.phone.label, email: site.email }),
    tooMany: t('form.tooMany'),
  };
}
