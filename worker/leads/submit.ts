import * as v from 'valibot';
import type { FieldName, FieldValues } from '#shared/forms/fields.ts';
import type { FormDefinition, ThankYouKind } from '#shared/forms/form.ts';
import { type FieldProblems, validateForm } from '#shared/forms/validate.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Backend } from '../backend/connect.ts';
import { within } from '../request/deadline.ts';
import { describeError } from '../request/log.ts';
import { deliver } from './deliver.ts';
import type { Lead } from './lead.ts';
import { FIRST_PAUSE, type Outbox } from './outbox.ts';

/** What the backend says of a field, in its own words. */
type Messages = Readonly<Partial<Record<FieldName, string>>>;

export type Outcome =
  /** Not sent: what is wrong, by field; a field the backend refused may carry its message. */
  | { kind: 'invalid'; problems: FieldProblems; messages?: Messages }
  /** Safe: thank the visitor. */
  | { kind: 'kept'; thanks: ThankYouKind }
  /** Nowhere to keep it: say so, and give it back. */
  | { kind: 'unavailable' };

export interface Submission {
  form: FormDefinition;
  identifier: string;
  locale: Locale;
  page: string;
  /** What was typed, not yet checked. */
  input: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface LeadServices {
  backend: Backend;
  outbox: Outbox;
  queue: Queue<LeadMessage>;
}

/** What waits in the queue: the key of a kept lead, or the whole lead where the store failed. */
export type LeadMessage = { key: string } | { lead: Lead };

/** Milliseconds the queue has to take a message. */
const QUEUE_TIMEOUT = 1_000;
/** Without scripts a repeated submission is known by its content within this time, in milliseconds. */
const SAME_SUBMISSION = 600_000;

/**
 * The way of a lead: check, keep, deliver once. It is kept before anything is acknowledged; where the store fails it
 * goes whole to the queue, and only where that fails too the visitor is told that it did not work.
 */
export async function submit(submission: Submission, services: LeadServices): Promise<Outcome> {
  const checked = validateForm(submission.form, submission.input);
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
  const { form, identifier, locale, page, now } = submission;
  const thanks = { kind: 'kept', thanks: form.thanks } as const;
  const lead: Lead = {
    key: await createKey(submission, checked.values),
    identifier,
    locale,
    page,
    submittedAt: new Date(now).toISOString(),
    fields: Object.fromEntries(
      Object.entries(checked.values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  };

  try {
    const isNew = await services.outbox.keep(lead, now);
    // The same submission again: the first one is already on its way.
    if (!isNew) return thanks;
  } catch (error) {
    logOutbox(lead.key, error);
    const queued = await enqueue(services.queue, { lead });
    return queued ? thanks : { kind: 'unavailable' };
  }

  const delivery = await deliver(services.backend, lead);
  if (delivery.kind === 'later') {
    await enqueue(services.queue, { key: lead.key }, FIRST_PAUSE);
    return thanks;
  }
  if (delivery.kind === 'accepted') {
    // One that could not be marked is offered again, and the backend knows its key.
    await services.outbox.markDelivered(lead.key).catch((error: unknown) => logOutbox(lead.key, error));
    return thanks;
  }
  const messages = pickMessages(form, delivery.errors);
  // Errors that name no field of the form leave the visitor nothing to correct: a person has to look at it.
  const isCorrectable = Object.keys(messages).length > 0;
  const closed = isCorrectable ? services.outbox.remove(lead.key) : services.outbox.markRefused(lead.key);
  await closed.catch((error: unknown) => logOutbox(lead.key, error));
  return isCorrectable ? { kind: 'invalid', problems: {}, messages } : { kind: 'unavailable' };
}

function pickMessages(form: FormDefinition, errors: Readonly<Record<string, readonly string[]>>): Messages {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const message = errors[name]?.[0];
      return message ? [[name, message]] : [];
    }),
  );
}

function logOutbox(key: string, error: unknown): void {
  console.error(JSON.stringify({ event: 'outbox', key, error: describeError(error) }));
}

async function enqueue(queue: Queue<LeadMessage>, message: LeadMessage, delaySeconds = 0): Promise<boolean> {
  try {
    await within(queue.send(message, { delaySeconds }), QUEUE_TIMEOUT);
    return true;
  } catch (error) {
    console.error(JSON.stringify({ event: 'queue', error: describeError(error) }));
    return false;
  }
}

/**
 * One key per content: the same values sent again are the same lead, corrected ones are another. The island's UUID
 * tells two equal requests apart; without scripts the page and about the time do.
 */
async function createKey({ form, page, input, now }: Submission, values: FieldValues): Promise<string> {
  const given = v.safeParse(v.pipe(v.string(), v.uuid()), input.submission);
  const occasion = given.success ? given.output : [page, Math.floor(now / SAME_SUBMISSION)];
  const text = JSON.stringify([form.id, occasion, values]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
