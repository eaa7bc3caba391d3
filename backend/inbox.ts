import { html } from 'hono/html';
import type { ReceivedLead } from './received.ts';

/**
 * Who may see the inbox: whoever asks on this machine itself, or knows the password where one is set. A request that
 * came through Cloudflare's network is never local, whatever host it names.
 */
export async function mayReadInbox(request: Request, password: string | undefined): Promise<boolean> {
  const { hostname } = new URL(request.url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (isLocal && !request.headers.has('CF-Ray')) return true;
  if (password === undefined) return false;
  const expected = btoa(String.fromCharCode(...new TextEncoder().encode(`inbox:${password}`)));
  const [given, wanted] = await Promise.all([
    hash(request.headers.get('Authorization') ?? ''),
    hash(`Basic ${expected}`),
  ]);
  return given === wanted;
}

/** Compared instead of the password itself, so that the time a comparison takes tells nothing of it. */
async function hash(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex();
}

/** The received leads as a page, newest first. Hono's `html` escapes every value. */
export function renderInbox(leads: readonly ReceivedLead[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Inbox (${leads.length})</title>
      </head>
      <body>
        <h1>Inbox</h1>
        <p>${leads.length === 0 ? 'No lead has arrived yet.' : `The last ${leads.length}, newest first.`}</p>
        ${leads.map(
          (lead) => html`<article data-key="${lead.idempotencyKey}">
            <h2>${lead.identifier}</h2>
            <p><time>${lead.receivedAt}</time></p>
            <dl>
              ${Object.entries(lead.fields).map(
                ([name, value]) => html`<dt>${name}</dt>
                  <dd data-field="${name}">${value}</dd>`,
              )}
            </dl>
          </article>`,
        )}
      </body>
    </html>`;
}
