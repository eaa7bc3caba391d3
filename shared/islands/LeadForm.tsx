import { type FormEvent, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { describeFailure, describeProblems } from '../forms/describe-problem.ts';
import { type FieldName, type FieldValues, fieldFacts } from '../forms/fields.ts';
import type { FormDefinition, FormField } from '../forms/form.ts';
import { type FormGuard, HONEYPOT, STAMP } from '../forms/guard.ts';
import type { FieldKind } from '../forms/kinds/kind.ts';
import { countFileBytes, post } from '../forms/post.ts';
import type { ProblemWords } from '../forms/problem-words/pt.ts';
import { readInput } from '../forms/read-input.ts';
import { type FormId, forms } from '../forms/registry.ts';
import { noteSent } from '../forms/sent-form.ts';
import { validateForm } from '../forms/validate.ts';
import type { FormWords } from '../forms/words.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Upload } from '../ui/Upload.tsx';
import { useDraft } from './use-draft.ts';
import '../forms/form.css';

export interface LeadFormProps extends FormGuard {
  form: FormId;
  /** Path of the page the form stands on: it posts there. */
  action: string;
  words: FormWords;
  /** Fields that are filled in before the visitor comes. */
  values?: FieldValues | undefined;
  /** What it is about, where its page knows that: it comes along. */
  about?: string | undefined;
  /** What is said of fields of a form that came back. */
  messages?: Messages | undefined;
  /** The form could not be sent at all, and why, in words. */
  failure?: string | undefined;
  /** What the browser says when something is wrong; without it the form is sent without scripts. */
  said?: ProblemWords | undefined;
}

/** What is said of fields in error. */
type Messages = Readonly<Partial<Record<FieldName, string>>>;

interface FormState {
  /** What was wrong when the form was last sent: these fields are checked again while they are corrected. */
  errors: Messages;
  /** What is still wrong, beside the fields, and in the summary of what was sent; also of a file that was just chosen. */
  current: Messages;
  failure: string | undefined;
  sending: boolean;
}

/** Milliseconds that a form is at least seen to be on its way: product specification, timings. */
const LEAST_SENDING = 200;

const untouched: FormState = { errors: {}, current: {}, failure: undefined, sending: false };

/** A form of the registry. Without scripts it posts to its page; with them it is checked and sent in place. */
export function LeadForm(props: LeadFormProps) {
  const { form, action, words, values = {}, about, stamp, siteKey, messages = {}, failure, said } = props;
  const definition: FormDefinition = forms[form];
  const { asked, further, consents } = arrange(definition);
  const element = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const submission = useRef<string>(undefined);
  const challenge = useRef<HTMLDivElement>(null);
  const renewToken = useRef<() => void>(undefined);
  // Set at once, and kept until there is something to do again: a second click comes before the next rendering.
  const isBusy = useRef(false);
  const [state, setState] = useState<FormState>({ ...untouched, errors: messages, current: messages, failure });
  const [share, setShare] = useState<number>();
  const isReturned = failure !== undefined || Object.keys(messages).length > 0;
  const draft = useDraft(element, definition, action, isReturned);

  // Every attempt in vain has errors of its own, if only none, so what is said of it takes the focus each time.
  const { errors, failure: told } = state;
  const wasSent = submission.current !== undefined;
  useEffect(() => {
    if (!wasSent || (told === undefined && Object.keys(errors).length === 0)) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: told === undefined ? 'start' : 'nearest' });
  }, [errors, told, wasSent]);

  // A page that comes back from the browser's memory starts anew: the form was sent before it was left.
  useEffect(() => {
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      submission.current = undefined;
      isBusy.current = false;
      renewToken.current?.();
      setShare(undefined);
      setState(untouched);
    };
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  function showErrors(found: Messages): void {
    markTitle(words);
    setState({ ...untouched, errors: found, current: found });
  }

  /** Nothing of Turnstile is loaded for who only reads the page. */
  async function challengeOnce(): Promise<void> {
    const place = challenge.current;
    if (!place || siteKey === undefined || place.dataset.mounted !== undefined) return;
    place.dataset.mounted = '';
    const { mountTurnstile } = await import('./turnstile.ts').catch(() => ({ mountTurnstile: undefined }));
    renewToken.current = await mountTurnstile?.(place, siteKey);
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!said) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    isBusy.current = await isUnderWay(new FormData(event.currentTarget), said);
  }

  /** Checks a form and sends it; true where its thank-you is on the way. */
  async function isUnderWay(data: FormData, said: ProblemWords): Promise<boolean> {
    submission.current ??= draft.readSubmission() ?? crypto.randomUUID();
    data.set('submission', submission.current);
    const checked = await validateForm(definition, readInput(data));
    if (!checked.ok) {
      showErrors(describeProblems(said, checked.problems));
      return false;
    }
    draft.save(submission.current);
    setState({ ...untouched, sending: true });
    const hasFile = countFileBytes(data) > 0;
    if (hasFile) setShare(0);
    const isSeen = new Promise((resolve) => setTimeout(resolve, LEAST_SENDING));
    const reply = await post(action, data, (sent) => hasFile && setShare(sent));
    await isSeen;
    if (reply.location !== undefined) {
      draft.erase();
      noteSent({ form, submission: submission.current });
      location.assign(reply.location);
      return true;
    }
    // The site may have spent it.
    renewToken.current?.();
    setShare(undefined);
    if (reply.failure) setState({ ...untouched, errors: {}, failure: describeFailure(said, reply.failure) });
    else showErrors({ ...reply.messages, ...describeProblems(said, reply.problems ?? {}) });
    return false;
  }

  function follow(event: FormEvent<HTMLFormElement>): void {
    draft.save(submission.current);
    void recheck(event);
  }

  /**
   * A field that was in error is checked again while it is corrected, a file as soon as it is chosen; the others wait
   * until the form is sent.
   */
  async function recheck({ currentTarget, target }: FormEvent<HTMLFormElement>): Promise<void> {
    const field = definition.fields.find(
      ({ name }) => target instanceof Element && target.getAttribute('name') === name,
    );
    const files = findFiles(target);
    if (!said || !field || (errors[field.name] === undefined && !files)) return;
    const checked = await validateForm({ ...definition, fields: [field] }, readInput(new FormData(currentTarget)));
    // While one was read another may have been chosen.
    if (findFiles(target)?.[0] !== files?.[0]) return;
    setState((before) => {
      const { [field.name]: _, ...others } = before.current;
      return { ...before, current: checked.ok ? others : { ...others, ...describeProblems(said, checked.problems) } };
    });
  }

  const listed = definition.fields.flatMap(({ name }) => {
    const message = state.current[name];
    return message === undefined || errors[name] === undefined ? [] : [{ fieldId: `${form}-${name}`, message }];
  });

  const alone = new Set([...findAlone(asked), ...findAlone(further)]);

  function renderField({ name, required, further: isFurther }: FormField) {
    const own = words.fields[name];
    return (
      own && (
        <Field
          key={name}
          name={name}
          id={`${form}-${name}`}
          words={own}
          prompt={words.prompt ?? ''}
          count={words.count ?? ''}
          isRequired={required}
          isAlone={alone.has(name)}
          // What is folded away says so in its summary.
          optional={required || isFurther ? undefined : words.optional}
          value={values[name]}
          error={state.current[name]}
        />
      )
    );
  }

  return (
    <form
      className={definition.inLine ? 'form form-line' : 'form'}
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={send}
      onInput={follow}
      onFocus={challengeOnce}
      onReset={draft.erase}
      ref={element}
      noValidate
    >
      <input type="hidden" name="form" value={form} />
      {about !== undefined && <input type="hidden" name="about" value={about} />}
      {stamp !== undefined && <input type="hidden" name={STAMP} value={stamp} />}
      <input className="visually-hidden" name={HONEYPOT} inert />
      {words.note && <p className="form-note">{words.note}</p>}
      {listed.length > 0 && <ErrorSummary id={`${form}-errors`} heading={words.errors} errors={listed} ref={answer} />}
      <Failure text={told} isHere={!wasSent} />
      <div className="form-fields">{asked.map(renderField)}</div>
      {further.length > 0 && (
        <Fold
          summary={words.further ?? ''}
          isWanted={further.some(({ name }) => values[name] || errors[name] !== undefined)}
        >
          <div className="form-fields">{further.map(renderField)}</div>
        </Fold>
      )}
      <div className="form-consents">{consents.map(renderField)}</div>
      {siteKey !== undefined && <div ref={challenge} />}
      <Failure text={told} isHere={wasSent} ref={answer} />
      <div className="form-actions">
        {/* What stands in a line of another page is not its aim, and less loud. */}
        <button
          type="submit"
          className={`button button-${definition.inLine ? 'ghost' : 'primary'}${state.sending ? ' sending' : ''}`}
          aria-disabled={state.sending || undefined}
        >
          {state.sending ? words.sending : words.submit}
        </button>
        {words.upload && <Upload share={share} words={words.upload} />}
      </div>
    </form>
  );
}

interface FailureProps {
  text: string | undefined;
  isHere: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Said where the eyes are: at the top of a form that came back with its page, beside the button that was pressed. */
function Failure({ text, isHere, ref }: FailureProps) {
  return (
    isHere &&
    text !== undefined && (
      // biome-ignore lint/a11y/noAutofocus: where the form comes back without scripts, it is what the visitor needs first.
      <div className="error-summary-failure" role="alert" tabIndex={-1} ref={ref} autoFocus>
        {text}
      </div>
    )
  );
}

/** What is chosen in a control for files. */
function findFiles(target: EventTarget): FileList | null {
  return target instanceof HTMLInputElement ? target.files : null;
}

/** What is asked at once, what few need, and what is agreed to at the end. */
function arrange({ fields }: FormDefinition) {
  const isConsent = ({ name }: FormField) => fieldFacts[name].label === 'beside';
  return {
    asked: fields.filter((field) => !field.further && !isConsent(field)),
    further: fields.filter((field) => field.further),
    consents: fields.filter(isConsent),
  };
}

/** Fields share a line two by two, as they come; who finds nobody to share it with has it alone. */
function findAlone(fields: readonly FormField[]): FieldName[] {
  const alone: FieldName[] = [];
  let waiting: FieldName | undefined;
  for (const { name } of fields) {
    const { span }: FieldKind = fieldFacts[name];
    const isWhole = span === 'whole';
    if (isWhole && waiting) alone.push(waiting);
    waiting = isWhole || waiting ? undefined : name;
  }
  return waiting ? [...alone, waiting] : alone;
}

/** As on the page without scripts: a title that says at once that something is wrong. */
function markTitle(words: FormWords): void {
  const prefix = words.errorTitle.replace('{{title}}', '');
  if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
}
