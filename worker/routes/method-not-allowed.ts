import type { Handler } from 'hono';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createStatusResponse } from '../responses/status.ts';
import { drain } from './post-body.ts';

/** Pages are read and their forms posted, files are read: nothing but what is `allowed` is done to them. */
export function methodNotAllowed(services: Services, allowed: string): Handler<SiteEnv> {
  return async (c) => {
    await drain(c.req.raw, c.get('scope').deadline);
    c.header('Allow', allowed);
    return createStatusResponse(c, services, 405);
  };
}
