import type { Context, Handler } from 'hono';
import { ATTRIBUTION } from '#shared/attribution.ts';
import type { FormAnswer } from '#shared/forms/answer.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import { readInput } from '#shared/forms/read-input.ts';
import { type FormId, findFormId, forms } from '#shared/forms/registry.ts';
import { takesFile } from '#shared/forms/takes-file.ts';
import { buildThanksPath } from '#shared/forms/thanks.ts';
import { buildPath } from '#shared/routes/build.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import { readAttribution } from '../leads/attribution.ts';
import type { Outcome } from '../leads/outcome.ts';
import { type Submission, submit } from '../leads/submit.ts';
import { pageTypes } from '../pages/index.ts';
import { isSameSite } from '../request/same-site.ts';
import { findConsent } from '../responses/consent.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createNotFoundResponse, createStatusResponse } from '../responses/status.ts';
import { createFormPage } from '../responses/status-pages.tsx';
import type { Settings } from '../settings.ts';
import { createState, type FormState } from '../view/page-state.ts';
import { refuse } from './guards.ts';
import { showState } from './load-page.ts';
import { drain, readForm } from './post-body.ts';
import { findVisitorKey } from './visitor-address.ts';

/** Bytes of the largest post of a form without files: every field as long as it may be, several times over. */
const FIELDS_LIMIT = 256_000;
/** The same where a file may come along. */
const FILES_LIMIT = 12_000_000;
/** Characters of a file's name that are shown again. */
const NAME_SHOWN = 120;
/** Milliseconds the limiter has for its answer. */
const LIMITER_TIMEOUT = 500;
/** Seconds until Cloudflare's limiter forgets a flood. */
const FLOOD_PAUSE = 60;
/** Seconds until it is worth another try where a lead could be kept nowhere. */
const UNAVAILABLE_PAUSE = 60;

/**
 * Takes a form that was posted to the page it stands on. Refused in this order: what comes from another site, is no
 * multipart form, comes too often, is too large, or cannot be read. A form that fails comes back filled in.
 */
export function submission(services: Services): Handler<SiteEnv> {
  return async (c) => {
    const refusal = findRefusal(c.req.raw);
    if (refusal) {
      await drain(c.req.raw, c.get('scope').deadline);
      return createStatusResponse(c, services, refusal);
    }
    const pause = await takeTurn(c, services);
    const url = c.get('url');
    const match = findRoute(url.pathname);
    const body = await readForm(c.req.raw, findLimit(match), c.get('scope').deadline);
    if (!match) return createNotFoundResponse(c, services);
    const held = await refuse(c, services, match);
    if (held) return held;
    if (body.kind !== 'form') return createStatusResponse(c, services, pause === 0 ? bodyStatus[body.kind] : 429);
    const formId = findFormId(String(body.form.get('form')));
    if (!formId || !pageTypes[match.page].forms.includes(formId)) return createStatusResponse(c, services, 400);
    return takeForm(c, services, { url, match, formId, input: readInput(body.form) }, pause);
  };
}

const bodyStatus = { tooLarge: 413, broken: 400 } as const;

/** Bytes that a post to a page may have. */
function findLimit(match: RouteMatch | undefined): number {
  const mayHaveFile = match && pageTypes[match.page].forms.some((form) => takesFile(forms[form]));
  return mayHaveFile ? FILES_LIMIT : FIELDS_LIMIT;
}

function findRefusal(request: Request): 403 | 415 | undefined {
  if (!isSameSite(request)) return 403;
  return isMultipart(request) ? undefined : 415;
}

interface Post {
  url: URL;
  match: RouteMatch;
  formId: FormId;
  input: Submission['input'];
}

/** `pause`: seconds until this visitor may post again; 0 where that is now. */
async function takeForm(c: Context<SiteEnv>, services: Services, post: Post, pause: number): Promise<Response> {
  const { match, formId, input } = post;
  // One address for one page, however it was written: it is part of what makes two posts the same lead.
  const path = buildPath(match.page, match.locale, match.params);
  // Nothing of the page is read first: a lead is worth more than the page it came from.
  const outcome: Result =
    pause === 0
      ? await submit(createSubmission(c, path, post, services.settings), services.leads, c.get('scope'))
      : { kind: 'tooMany' };
  c.header('Cache-Control', 'private, no-store');
  if (outcome.kind === 'kept') {
    const location = buildThanksPath(match.locale, path, forms[formId], input);
    return wantsJson(c) ? c.json({ location } satisfies FormAnswer, 200) : c.redirect(location, 303);
  }
  if (outcome.kind !== 'invalid') c.header('Retry-After', String(pause || UNAVAILABLE_PAUSE));
  if (wantsJson(c)) return answerScript(c, outcome);
  c.status(statusOf(outcome));
  return giveBack(c, services, post, path, giveState(formId, input, outcome));
}

/** The form as it was typed, in its page; alone where its page is gone or cannot be read in time. */
async function giveBack(
  c: Context<SiteEnv>,
  services: Services,
  { url, match, formId }: Post,
  path: string,
  sent: FormState,
): Promise<Response> {
  const state = createState(match.locale, path, { sent });
  return showState(c, services, { url, match, state, alone: createFormPage(state, formId) });
}

/** What became of a form: what the leads say, or that too many came from one address. */
type Result = Outcome | { kind: 'tooMany' };

/**
 * Seconds until this visitor may post again, 0 where that is now: where none is known, or what counts them fails,
 * everybody may. A flood ends at Cloudflare's own limiter and does not reach the database.
 */
async function takeTurn(c: Context<SiteEnv>, { posts, leads }: Services): Promise<number> {
  const { deadline, log } = c.get('scope');
  const key = findVisitorKey(c.req.raw);
  if (key === undefined) {
    log.warn('rate limit', { reason: 'no address' });
    return 0;
  }
  try {
    const { success } = await deadline.within(posts.limit({ key }), LIMITER_TIMEOUT);
    return success ? await leads.posts.take(key, Date.now(), c.get('scope')) : FLOOD_PAUSE;
  } catch (error) {
    log.warn('rate limit', { error });
    return 0;
  }
}

function createSubmission(
  c: Context<SiteEnv>,
  page: string,
  { match: { locale }, formId, input }: Post,
  { formIdentifiers }: Settings,
): Submission {
  const identifier = `${formId}-${locale}`;
  return {
    form: forms[formId],
    identifier: formIdentifiers[identifier] ?? identifier,
    locale,
    page,
    input,
    attribution: findConsent(c)?.marketing ? readAttribution(input[ATTRIBUTION]) : undefined,
    now: Date.now(),
  };
}

function statusOf({ kind }: Exclude<Result, { kind: 'kept' }>): 422 | 429 | 503 {
  switch (kind) {
    case 'invalid':
      return 422;
    case 'tooMany':
      return 429;
    case 'unavailable':
      return 503;
    default:
      return kind satisfies never;
  }
}

function wantsJson(c: Context<SiteEnv>): boolean {
  return c.req.header('Accept')?.includes('application/json') ?? false;
}

/** What is wrong, for the island, which shows it in place. */
function answerScript(c: Context<SiteEnv>, outcome: Exclude<Result, { kind: 'kept' }>): Response {
  if (outcome.kind !== 'invalid') return c.json({ error: outcome.kind }, statusOf(outcome));
  return c.json({ problems: outcome.problems, messages: { ...outcome.messages } } satisfies FormAnswer, 422);
}

/** What the visitor typed, and what is wrong with it. */
function giveState(form: FormId, input: Submission['input'], outcome: Exclude<Result, { kind: 'kept' }>): FormState {
  const values = Object.fromEntries(
    forms[form].fields.flatMap(({ name }) => {
      const value = input[name];
      // Of a file its name: the page says which one must be chosen again.
      if (value instanceof File) return [[name, toShown(value.name, NAME_SHOWN)]];
      return typeof value === 'string' ? [[name, toShown(value, fieldFacts[name].maxLength * 2)]] : [];
    }),
  );
  if (outcome.kind !== 'invalid') {
    return { form, values, problems: {}, failure: outcome.kind === 'tooMany' ? 'tooMany' : 'failed' };
  }
  return { form, values, problems: outcome.problems, messages: outcome.messages };
}

/** The beginning of a text as HTML can hold it: a NUL, which nothing there stands for, keeps its place as browsers do it. */
function toShown(text: string, length: number): string {
  return text.slice(0, length).replaceAll('\0', '\uFFFD');
}

function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
}
