import type { Handler } from 'hono';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createNotFoundResponse } from '../responses/status.ts';

export const SUBSCRIPTIONS_PATH = '/graphql';

/** The only protocol that is passed on: https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md */
const PROTOCOL = 'graphql-transport-ws';
/** Milliseconds the backend has to take a websocket. */
const CONNECT_TIMEOUT = 5_000;

/**
 * Passes the websocket of an editor's page on to the backend, which tells there what has changed. The browser cannot
 * read the token: it is added here. Nothing is there for anybody else.
 */
export function subscriptions(services: Services): Handler<SiteEnv> {
  return async (c) => {
    const { token, deadline, log } = c.get('scope');
    const { subscribe } = services.backend;
    const isUpgrade = c.req.header('Upgrade')?.toLowerCase() === 'websocket';
    if (!subscribe || !isUpgrade || token === undefined) return createNotFoundResponse(c, services);
    // Browsers send cookies with a websocket of any site, and its origin always.
    if (c.req.header('Origin') !== c.get('url').origin) return c.text('Only from this site', 403);
    const connecting = deadline.within(subscribe(token, PROTOCOL), CONNECT_TIMEOUT);
    const answer = await connecting.catch((error: unknown) => log.warn('subscriptions', { error }));
    if (!answer?.webSocket) {
      log.warn('subscriptions', { status: answer?.status });
      return c.text('The backend takes no websocket', 502);
    }
    const headers = { 'Sec-WebSocket-Protocol': PROTOCOL };
    return new Response(null, { status: 101, webSocket: answer.webSocket, headers });
  };
}
