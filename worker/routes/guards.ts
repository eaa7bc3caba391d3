import type { Context } from 'hono';
import type { RouteMatch } from '#shared/routes/find.ts';
import { pageTypes } from '../pages/index.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createStatusResponse } from '../responses/status.ts';
import type { ErrorStatus } from '../responses/status-pages.tsx';

/** Lets a request pass (`undefined`), or refuses it with a status. It sees the request and none of the page's content. */
export type Guard = (request: Request) => ErrorStatus | undefined;

/** What page definitions name in their `guards`. Every page of today is open to everybody. */
const table: Readonly<Record<string, Guard>> = {};

/**
 * The status with which the first of the guards refuses a request; `undefined` where all let it pass. Throws where the
 * table has no such guard: a page is never shown because its guard is missing (product specification, error catalogue).
 */
export function findRefusal(
  names: readonly string[],
  request: Request,
  guards: Readonly<Record<string, Guard>> = table,
): ErrorStatus | undefined {
  const chosen = names.map((name) => {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error(`Unknown middleware ${name}`);
    return guard;
  });
  for (const guard of chosen) {
    const status = guard(request);
    if (status !== undefined) return status;
  }
  return undefined;
}

/** The answer to whom a guard of the page refuses it; `undefined` for everybody else. */
export function refuse(c: Context<SiteEnv>, services: Services, { page }: RouteMatch): Promise<Response> | undefined {
  const status = findRefusal(pageTypes[page].guards, c.req.raw);
  return status === undefined ? undefined : createStatusResponse(c, services, status);
}
