import type { Leaf } from '../i18n/create-translator.ts';
import type { FormMessages } from '../i18n/messages/forms-pt.ts';
import { site } from '../site.ts';
import { type FieldName, fieldFacts } from './fields.ts';
import type { FormDefinition } from './form.ts';
import type { FieldKind, HintName } from './kinds/kind.ts';
import { type FormId, forms } from './registry.ts';
import { takesFile } from './takes-file.ts';

/** What is said of one field. */
export interface FieldWords {
  /** What stands in brackets leads to `link`. */
  label: string;
  link?: string;
  hint: string | undefined;
  /** By their value, where it has any. */
  options?: Readonly<Record<string, string>>;
  /** Of a file: to choose it, that none is chosen, to remove it, and, with `{{name}}`, that it must be chosen again. */
  file?: { choose: string; none: string; remove: string; again: string };
}

/** What a form says in one language while nothing is wrong. */
export interface FormWords {
  /** By the name of the field. */
  fields: Readonly<Record<string, FieldWords>>;
  optional: string;
  /** What unfolds the fields that few need, where there are any. */
  further?: string;
  /** What a select says while nothing is chosen, where there is one. */
  prompt?: string;
  /** With `{{count}}` and `{{max}}` for the characters typed and allowed. */
  count?: string;
  /** What is to be filled in; a form of one line needs no such note. */
  note?: string;
  errors: string;
  errorTitle: string;
  submit: string;
  sending: string;
  /** What is said while a file is on its way, and once it has arrived, where there may be one. */
  upload?: { sending: string; sent: string };
}

/** What a page says of fields, in place of what its form says. */
export type FieldHints = Readonly<Partial<Record<FieldName, HintName>>>;

/** Gives the words of forms in one language. */
export type TranslateForm = (key: Leaf<FormMessages>, parameters?: Readonly<Record<string, string | number>>) => string;

/**
 * The words of a form: the server finds them for the page, and its island anew in the browser, so that no page carries
 * them twice. `privacy` is the path of the privacy policy.
 */
export function findFormWords(form: FormId, t: TranslateForm, privacy: string, hints: FieldHints = {}): FormWords {
  const definition: FormDefinition = forms[form];
  const { fields } = definition;
  const kinds: readonly FieldKind[] = fields.map(({ name }) => fieldFacts[name]);
  return {
    fields: Object.fromEntries(
      fields.map(({ name, hint }) => {
        const called = definition.labels?.[name] ?? name;
        // What is consented to differs from form to form.
        const label =
          called === 'privacy' ? t(`forms.${form}.privacy`, { company: site.name }) : t(`form.labels.${called}`);
        const words = findFieldWords(name, label, t, hints[name] ?? hint);
        return [name, name === 'privacy' ? { ...words, link: privacy } : words];
      }),
    ),
    optional: t('form.optional'),
    ...(fields.some((field) => field.further) && {
      further: t(definition.fold ? `form.folds.${definition.fold}` : 'form.further'),
    }),
    ...(kinds.some(({ options }) => options) && { prompt: t('form.prompt') }),
    ...(kinds.some(({ counted }) => counted) && {
      count: t('form.count', { count: '{{count}}', max: '{{max}}' }),
    }),
    ...(!definition.inLine && { note: t('form.requiredNote') }),
    errors: t('form.errors'),
    errorTitle: t('form.errorTitle', { title: '{{title}}' }),
    // Whoever says where and when wants the proposal that follows from it.
    submit: t(hints.comments === 'rental' ? 'form.askProposal' : `forms.${form}.submit`),
    sending: t('form.sending'),
    ...(takesFile(definition) && { upload: { sending: t('form.sendingFile'), sent: t('form.fileSent') } }),
  };
}

/** The words of a field under a label; without a hint of its form's that of its kind. */
export function findFieldWords(name: FieldName, label: string, t: TranslateForm, ownHint?: HintName): FieldWords {
  const { hint: kindHint, options, checkContent }: FieldKind = fieldFacts[name];
  const hint = ownHint ?? kindHint;
  return {
    label,
    hint: hint && t(`form.hints.${hint}`),
    ...(options && { options: Object.fromEntries(options.map((option) => [option, t(`form.options.${option}`)])) }),
    ...(checkContent && {
      file: {
        choose: t('form.chooseFile'),
        none: t('form.noFile'),
        remove: t('form.removeFile'),
        again: t('form.fileAgain', { name: '{{name}}' }),
      },
    }),
  };
}
