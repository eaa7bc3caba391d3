import type { FormDefinition } from '#shared/forms/form.ts';
import { validateForm } from '#shared/forms/validate.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '../request/scope.ts';
import type { Attribution } from './attribution.ts';
import { enqueue } from './enqueue.ts';
import { type Entry, listEntries } from './entries.ts';
import { createKeys } from './key.ts';
import type { Lead } from './lead.ts';
import type { Outcome } from './outcome.ts';
import type { LeadServices } from './services.ts';
import { thankUntried, tryFirst } from './try-first.ts';

export interface Submission {
  form: FormDefinition;
  identifier: string;
  locale: Locale;
  /** Canonical path of the page the form stood on: one page, one lead, however its address was written. */
  page: string;
  /** What was typed, not yet checked. */
  input: Readonly<Record<string, unknown>>;
  /** Which advertisement led here, where the visitor agreed that this is told. */
  attribution?: Attribution | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The way of a lead: check, keep, deliver once unless the backend is known to be away. It is kept before anything is
 * acknowledged; where the store fails it goes whole to the queue, and only where that fails too the visitor is told that
 * it did not work.
 */
export async function submit(submission: Submission, services: LeadServices, scope: Scope): Promise<Outcome> {
  const { form, page, input, now } = submission;
  const checked = await validateForm(form, input);
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
  const entries = listEntries(checked.values);
  const { key, earlierKey } = await createKeys({ form: form.id, page, submission: input.submission, now }, entries);
  const lead = await createLead(submission, key, entries, services, scope);
  if (!lead) return { kind: 'unavailable' };

  const kept = await services.outbox.keep(lead, earlierKey, now, scope).catch((error: unknown) => {
    scope.log.error('outbox', { key, error });
    return undefined;
  });
  if (kept) {
    services.files.removeLater(kept.spareFiles, scope);
    if (!kept.leased) return { kind: 'kept', thanks: form.thanks };
    const outcome = await (kept.isBackendAway ? thankUntried : tryFirst)(kept.leased, form, services, scope);
    // Not before: one that its visitor has to correct is taken back, and comes again as another.
    if (kept.isNew && outcome.kind === 'kept') services.notify(kept.leased.lead, scope);
    return outcome;
  }
  // What came too late may have been kept all the same: its files stay, as long as retention lets them.
  const isQueued = await enqueue({ lead, earlierKey }, 0, services, scope);
  return isQueued ? { kind: 'kept', thanks: form.thanks } : { kind: 'unavailable' };
}

/** The lead with its files stored; `undefined` where they cannot be, since a lead is not whole without them. */
async function createLead(
  { identifier, locale, page, input, attribution, now }: Submission,
  key: string,
  entries: readonly Entry[],
  { files, guard }: LeadServices,
  scope: Scope,
): Promise<Lead | undefined> {
  try {
    const [fields, suspicions] = await Promise.all([
      files.store(entries, now, scope),
      guard.inspect(input, now, scope),
    ]);
    const submittedAt = new Date(now).toISOString();
    return { key, identifier, locale, page, submittedAt, fields, attribution, suspicions };
  } catch (error) {
    scope.log.error('files', { key, error });
    return undefined;
  }
}
