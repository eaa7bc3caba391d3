import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { answerSchema } from '../forms/answer.ts';
import { describeProblem } from '../forms/describe-problem.ts';
import type { FieldName, FieldValues } from '../forms/fields.ts';
import { type FormId, forms } from '../forms/registry.ts';
import { type FieldProblems, validateForm } from '../forms/validate.ts';
import type { FormWords } from '../forms/words.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import '../forms/form.css';

export interface LeadFormProps {
  form: FormId;
  /** Path of the page the form stands on: it posts there. */
  action: string;
  words: FormWords;
  values: FieldValues;
  problems: FieldProblems;
  /** What the backend says of a field, in its own words. */
  messages?: Messages | undefined;
  /** The form could not be sent at all, and why. */
  failure?: 'failed' | 'tooMany' | undefined;
}

type Messages = Readonly<Partial<Record<FieldName, string>>>;

interface FormState {
  problems: FieldProblems;
  messages: Messages;
  failure: string | undefined;
  sending: boolean;
}

/** A form of the registry. Without scripts it posts to its page; with them it is checked and sent in place. */
export function LeadForm({ form, action, words, values, problems, messages, failure }: LeadFormProps) {
  const definition = forms[form];
  const summary = useRef<HTMLDivElement>(null);
  const submission = useRef<string>(undefined);
  const [state, setState] = useState<FormState>({
    problems,
    messages: messages ?? {},
    failure: failure && words[failure],
    sending: false,
  });

  const errors = definition.fields.flatMap(({ name }) => {
    const problem = state.problems[name];
    const message = problem ? describeProblem(words, name, problem) : state.messages[name];
    return message === undefined ? [] : [{ name, fieldId: `${form}-${name}`, message }];
  });

  // Every failed attempt makes a new state, so the summary takes the focus each time.
  const wasSent = submission.current !== undefined;
  useEffect(() => {
    if (wasSent && Object.keys({ ...state.problems, ...state.messages }).length > 0) summary.current?.focus();
  }, [state, wasSent]);

  // A page that comes back from the browser's memory starts anew: the form was sent before it was left.
  useEffect(() => {
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      submission.current = undefined;
      setState({ problems: {}, messages: {}, failure: undefined, sending: false });
    };
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.sending) return;
    const data = new FormData(event.currentTarget);
    submission.current ??= crypto.randomUUID();
    data.set('submission', submission.current);
    const checked = validateForm(definition, Object.fromEntries(data));
    if (!checked.ok) {
      markTitle(words);
      setState({ problems: checked.problems, messages: {}, failure: undefined, sending: false });
      return;
    }
    setState({ problems: {}, messages: {}, failure: undefined, sending: true });
    const result = await post(action, data, words);
    if (result.location !== undefined) location.assign(result.location);
    else setState({ ...result.state, sending: false });
  }

  return (
    <form className="form" method="post" encType="multipart/form-data" action={action} onSubmit={send} noValidate>
      <input type="hidden" name="form" value={form} />
      {errors.length > 0 && <ErrorSummary id={`${form}-errors`} heading={words.errors} errors={errors} ref={summary} />}
      {state.failure !== undefined && (
        <p className="form-failure" role="alert">
          {state.failure}
        </p>
      )}
      {definition.fields.map(({ name, required }) => (
        <Field
          key={name}
          name={name}
          id={`${form}-${name}`}
          label={words.labels[name] ?? name}
          optional={required ? undefined : words.optional}
          value={values[name]}
          error={errors.find((error) => error.name === name)?.message}
        />
      ))}
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={state.sending}>
          {state.sending ? words.sending : words.submit}
        </button>
        <p className="form-note">{words.note}</p>
      </div>
    </form>
  );
}

type PostResult = { location: string } | { location?: never; state: Omit<FormState, 'sending'> };

async function post(action: string, body: FormData, words: FormWords): Promise<PostResult> {
  const failure = { problems: {}, messages: {}, failure: words.failed };
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      // Sending again is safe: the same submission is known.
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status === 429) return { state: { ...failure, failure: words.tooMany } };
    const answer = v.safeParse(answerSchema, await response.json());
    if (!answer.success) return { state: failure };
    if ('location' in answer.output) return { location: answer.output.location };
    markTitle(words);
    const { problems, messages } = answer.output;
    return { state: { problems: problems as FieldProblems, messages: messages ?? {}, failure: undefined } };
  } catch {
    // No network, or no answer that makes sense: the visitor is told how to reach us all the same.
    return { state: failure };
  }
}

/** As on the page without scripts: a title that says at once that something is wrong. */
function markTitle(words: FormWords): void {
  const prefix = words.errorTitle.replace('{{title}}', '');
  if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
}
