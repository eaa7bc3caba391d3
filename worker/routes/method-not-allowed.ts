import type { Handler } from 'hono';
import { createStatusResponse } from './error.ts';
import type { Services, SiteEnv } from './services.ts';

/** Pages are read and their forms posted; nothing else is done to them. */
export function methodNotAllowed(services: Services): Handler<SiteEnv> {
  return (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return createStatusResponse(c, services, 405);
  };
}
