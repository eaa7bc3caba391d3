import type { Context, Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FormAnswer } from '#shared/forms/answer.ts';
import { type FieldName, fieldFacts } from '#shared/forms/fields.ts';
import { type FormId, findFormId, forms } from '#shared/forms/registry.ts';
import { buildThanksPath } from '#shared/forms/thanks.ts';
import { findRoute, type RouteMatch } from '#shared/i18n/routes.ts';
import { ContentUnavailableError } from '../errors.ts';
import { type Outcome, type Submission, submit } from '../leads/submit.ts';
import { pageTypes } from '../pages/index.ts';
import type { FormState } from '../pages/page-type.ts';
import { renderView } from './document.tsx';
import { createNotFoundResponse, createStatusResponse } from './error.ts';
import { createState, loadPage } from './page.ts';
import type { Services, SiteEnv } from './services.ts';

/** Bytes of the largest form, files included. */
const BODY_LIMIT = 12_000_000;

/**
 * Takes a form that was posted to the page it stands on. Refused early and in this order: what comes from another
 * site, is no multipart form, is too large, or comes too often. A form that fails comes back filled in.
 */
export function submission(services: Services): Handler<SiteEnv> {
  const limitBody = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => createStatusResponse(c, services, 413) });
  return async (c) => {
    if (!isSameSite(c.req.raw)) return createStatusResponse(c, services, 403);
    if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) {
      return createStatusResponse(c, services, 415);
    }
    let response: Response | undefined;
    const refusal = await limitBody(c, async () => {
      response = await takeForm(c, services);
    });
    return response ?? refusal ?? createStatusResponse(c, services, 413);
  };
}

async function takeForm(c: Context<SiteEnv>, services: Services): Promise<Response> {
  const match = findRoute(c.req.path);
  if (!match) return createNotFoundResponse(c, services);
  const data = await c.req.raw.formData().catch(() => undefined);
  const input = data && Object.fromEntries(data);
  const formId = findFormId(typeof input?.form === 'string' ? input.form : undefined);
  if (!input || !formId || !pageTypes[match.page].forms.includes(formId)) return createStatusResponse(c, services, 400);

  const page = await loadPage(c, services, match).catch((error: unknown) => {
    // A lead is worth more than the page it came from: it is taken even while that cannot be shown.
    if (error instanceof ContentUnavailableError) return undefined;
    throw error;
  });
  if (page && !page.view(createState(match, c.req.path, {}))) return createNotFoundResponse(c, services);

  const outcome = (await isAllowed(c, services))
    ? await submit(createSubmission(c, services, match, formId, input), services.leads)
    : ({ kind: 'tooMany' } as const);
  if (c.req.header('Accept')?.includes('application/json')) return answerScript(c, match, outcome);
  if (outcome.kind === 'kept') return c.redirect(buildThanksPath(match.locale, c.req.path, outcome.thanks), 303);

  const state = createState(match, c.req.path, { sent: giveBack(formId, input, outcome) });
  const view = page?.view(state);
  if (!view) return createStatusResponse(c, services, 503);
  c.status(statusOf(outcome));
  c.header('Cache-Control', 'private, no-store');
  if (outcome.kind !== 'invalid') c.header('Retry-After', '60');
  return renderView(c, services, view, state);
}

/** What became of a form: what the leads say, or that too many came from one address. */
type Result = Outcome | { kind: 'tooMany' };

async function isAllowed(c: Context<SiteEnv>, { posts }: Services): Promise<boolean> {
  const { success } = await posts.limit({ key: c.req.header('CF-Connecting-IP') ?? 'unknown' });
  return success;
}

function createSubmission(
  c: Context<SiteEnv>,
  { settings }: Services,
  { locale }: RouteMatch,
  formId: FormId,
  input: Submission['input'],
): Submission {
  const identifier = `${formId}-${locale}`;
  return {
    form: forms[formId],
    identifier: settings.formIdentifiers[identifier] ?? identifier,
    locale,
    page: c.req.path,
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
function answerScript(c: Context<SiteEnv>, match: RouteMatch, outcome: Result): Response {
  c.header('Cache-Control', 'private, no-store');
  if (outcome.kind === 'kept') {
    return c.json({ location: buildThanksPath(match.locale, c.req.path, outcome.thanks) } satisfies FormAnswer, 200);
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
  return { form, values, problems: outcome.problems, messages: onlyFields(form, outcome.messages) };
}

function onlyFields(form: FormId, messages: Readonly<Partial<Record<FieldName, string>>> = {}): Record<string, string> {
  return Object.fromEntries(forms[form].fields.flatMap(({ name }) => (messages[name] ? [[name, messages[name]]] : [])));
}

/** Whether the post comes from a page of this site: what the browser says of it, else its origin. */
function isSameSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}
