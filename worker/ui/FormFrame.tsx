import { type ReactNode, useContext } from 'react';
import { describeFailure, describeProblems } from '#shared/forms/describe-problem.ts';
import type { FieldValues } from '#shared/forms/fields.ts';
import type { FormDefinition, ThanksName } from '#shared/forms/form.ts';
import { problemWords } from '#shared/forms/problem-words/all.ts';
import { type FormId, forms } from '#shared/forms/registry.ts';
import type { FieldHints } from '#shared/forms/words.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import type { IslandMoment } from '#shared/islands/registry.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { PageState } from '../view/page-state.ts';
import { PageGuard } from './form-guard.ts';
import { Island } from './Island.tsx';
import { Thanks, type Way } from './Thanks.tsx';
import './form-frame.css';

export interface FormFrameProps {
  form: FormId;
  state: PageState;
  /** Fields that are filled in before the visitor comes. */
  values?: FieldValues | undefined;
  /** What it is about, where the visitor has chosen that: it comes along, and its page says it. */
  about?: string | undefined;
  /** Where it posts to, where its page is not to forget what was chosen; else the page. */
  action?: string | undefined;
  /** What the page says of fields, in place of what the form says. */
  hints?: FieldHints;
  /** Its heading and what stands below it, where the page has better words than the form. */
  title?: string | undefined;
  lead?: string | undefined;
  /** What stands below its words: what the visitor chose it for, a drawing that helps to fill it in. */
  below?: ReactNode;
  /** Words of its thank-you, where the page has better ones than the form. */
  thanksName?: ThanksName;
  /** Level of its heading in the page. */
  level?: 1 | 2;
  /** Where its thank-you leads, where it is not to the projects and back to the page. */
  ways?: readonly Way[];
  /** What its thank-you hands over: the button to a file, say. */
  reward?: ReactNode;
  /** What stands after it. */
  after?: ReactNode;
  /** What happens once it is sent, told in its thank-you. */
  steps?: ReactNode;
  /** When it wakes, where that is not when it is seen. */
  when?: IslandMoment | undefined;
}

/** A form with its heading, or its thank-you. */
export function FormFrame(props: FormFrameProps) {
  const { form, state, values, about, hints, level = 2, reward, ways, after, steps, when } = props;
  const Heading = `h${level}` as const;
  const { locale, path, sent, thanks } = state;
  const guard = useContext(PageGuard);
  const t = translateTo(locale);
  const { thanks: kind, thanksName }: FormDefinition = forms[form];
  if (thanks === kind) {
    return (
      <Thanks kind={kind} name={props.thanksName ?? thanksName} steps={steps} ways={ways} state={state} level={level}>
        {reward}
      </Thanks>
    );
  }
  const said = problemWords[locale];
  const returned = sent?.form === form ? sent : undefined;
  const headingId = `${form}-title`;
  return (
    <section className="form-frame" aria-labelledby={headingId}>
      <div className="form-frame-intro">
        <Heading id={headingId}>{props.title ?? t(`forms.${form}.title`)}</Heading>
        <p>{props.lead ?? t(`forms.${form}.lead`)}</p>
        {props.below}
      </div>
      <Island
        name="lead-form"
        locale={locale}
        when={when}
        props={{
          form,
          action: props.action ?? path,
          privacy: buildPath('privacy-policy', locale),
          hints,
          values: returned?.values ?? values,
          about,
          ...guard,
          messages: returned && { ...returned.messages, ...describeProblems(said, returned.problems) },
          failure: returned?.failure && describeFailure(said, returned.failure),
        }}
      />
      {after}
    </section>
  );
}
