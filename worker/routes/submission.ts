import type { Context, Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FormAnswer } from '#shared/forms/answer.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import { type FormId, findFormId, forms } from '#shared/forms/registry.ts';
import { buildThanksPath } from '#shared/forms/thanks.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import { type Outcome, type Submission, submit } from '../leads/submit.ts';
import { pageTypes } from '../pages/index.ts';
import { within } from '../request/deadline.ts';
import { describeError } from '../request/log.ts';
import { renderView } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createNotFoundResponse, createStatusResponse } from '../responses/status.ts';
import type { Settings } from '../settings.ts';
import type { FormState } from '../view/page-state.ts';
import { createState, loadPage } from './page.ts';

/** Bytes of the largest form, files included. */
const BODY_LIMIT = 12_000_000;
/** Milliseconds a lead waits for the page it stands on. */
const PAGE_TIMEOUT = 1_000;

/**
 * Takes a form that was posted to the page it stands on. Refused in this order: what comes from another site, is no
 * multipart form, is too large, cannot be read, or comes too often. A form that fails comes back filled in.
 */
export function submission(services: Services): [Handler<SiteEnv>, MiddlewareHandler, Handler<SiteEnv>] {
  return [
    (c, next) => {
      if (!isSameSite(c.req.raw)) return createStatusResponse(c, services, 403);
      const isForm = /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '');
      return isForm ? next() : createStatusResponse(c, services, 415);
    },
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => createStatusResponse(c, services, 413) }),
    (c) => takeForm(c, services),
  ];
}

async function takeForm(c: Context<SiteEnv>, services: Services): Promise<Response> {
  const path = new URL(c.req.url).pathname;
  const match = findRoute(path);
  if (!match) return createNotFoundResponse(c, services);
  const data = await c.req.raw.formData().catch(() => undefined);
  const input = data && Object.fromEntries(data);
  const formId = findFormId(typeof input?.form === 'string' ? input.form : undefined);
  const isAllowed = await takeTurn(c, services);
  if (!input || !formId || !pageTypes[match.page].forms.includes(formId)) return createStatusResponse(c, services, 400);

  // A lead is worth more than the page it came from: it is taken even while that cannot be shown.
  const page = await within(loadPage(c, services, match), PAGE_TIMEOUT).catch(() => undefined);
  if (page && !page.view(createState(match, path, {}))) return createNotFoundResponse(c, services, page.menu);

  const outcome: Result = isAllowed
    ? await submit(createSubmission(path, match, formId, input, services.settings), services.leads)
    : { kind: 'tooMany' };
  if (c.req.header('Accept')?.includes('application/json')) return answerScript(c, match.locale, path, outcome);
  if (outcome.kind === 'kept') return c.redirect(buildThanksPath(match.locale, path, outcome.thanks), 303);

  const state = createState(match, path, { sent: giveBack(formId, input, outcome) });
  const view = (page ?? (await loadPage(c, services, match))).view(state);
  if (!view) return createNotFoundResponse(c, services);
  c.status(statusOf(outcome));
  c.header('Cache-Control', 'private, no-store');
  if (outcome.kind !== 'invalid') c.header('Retry-After', '60');
  return renderView(c, services, match.page, view, state);
}

/** What became of a form: what the leads say, or that too many came from one address. */
type Result = Outcome | { kind: 'tooMany' };

/** Whether this address may still post; a limiter that fails lets everybody through. */
async function takeTurn(c: Context<SiteEnv>, { posts }: Services): Promise<boolean> {
  try {
    const { success } = await posts.limit({ key: c.req.header('CF-Connecting-IP') ?? 'unknown' });
    return success;
  } catch (error) {
    console.error(JSON.stringify({ event: 'rate limit', error: describeError(error) }));
    return true;
  }
}

function createSubmission(
  page: string,
  { locale }: RouteMatch,
  formId: FormId,
  input: Submission['input'],
  { formIdentifiers }: Settings,
): Submission {
  const identifier = `${formId}-${locale}`;
  return {
    form: forms[formId],
    identifier: formIdentifiers[identifier] ?? identifier,
    locale,
    page,
    input,
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

/** The same outcome for the island, which shows it in place. */
function answerScript(c: Context<SiteEnv>, locale: Locale, path: string, outcome: Result): Response {
  c.header('Cache-Control', 'private, no-store');
  if (outcome.kind === 'kept') {
    return c.json({ location: buildThanksPath(locale, path, outcome.thanks) } satisfies FormAnswer, 200);
  }
  if (outcome.kind === 'invalid') {
    return c.json({ problems: outcome.problems, messages: { ...outcome.messages } } satisfies FormAnswer, 422);
  }
  return c.json({ error: outcome.kind }, statusOf(outcome), { 'Retry-After': '60' });
}

/** What the visitor typed, and what is wrong with it. */
function giveBack(form: FormId, input: Submission['input'], outcome: Exclude<Result, { kind: 'kept' }>): FormState {
  const values = Object.fromEntries(
    forms[form].fields.flatMap(({ name }) => {
      const value = input[name];
      return typeof value === 'string' ? [[name, value.slice(0, fieldFacts[name].maxLength * 2)]] : [];
    }),
  );
  if (outcome.kind !== 'invalid') {
    return { form, values, problems: {}, failure: outcome.kind === 'tooMany' ? 'tooMany' : 'failed' };
  }
  return { form, values, problems: outcome.problems, messages: outcome.messages };
}

/** Whether the post comes from a page of this site: what the browser says of it, else its origin. */
function isSameSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}
