import type { FieldName, FieldValues } from '#shared/forms/fields.ts';
import type { ThankYouKind } from '#shared/forms/form.ts';
import type { Failure } from '#shared/forms/post.ts';
import type { FormId } from '#shared/forms/registry.ts';
import type { FieldProblems } from '#shared/forms/validate.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { type Translate, translateTo } from '#shared/i18n/translate.ts';

/** A form of the page that was sent and comes back. */
export interface FormState {
  form: FormId;
  values: FieldValues;
  problems: FieldProblems;
  messages?: Readonly<Partial<Record<FieldName, string>>> | undefined;
  /** It could not be sent at all, and why. */
  failure?: Failure;
}

/** What a page shows besides its content. */
export interface PageState {
  locale: Locale;
  t: Translate;
  /** Path of the page, where its forms post to. */
  path: string;
  sent?: FormState | undefined;
  thanks?: ThankYouKind | undefined;
}

/** The state of a page in a language: as it is, thanking, or with a form that came back. */
export function createState(
  locale: Locale,
  path: string,
  { sent, thanks }: Pick<PageState, 'sent' | 'thanks'> = {},
): PageState {
  return { locale, path, t: translateTo(locale), sent, thanks };
}
