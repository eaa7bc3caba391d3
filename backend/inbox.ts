import { html } from 'hono/html';
import type { ReceivedLead } from './received.ts';

/** Who may see the inbox: whoever is on this machine, or knows the password where one is set. */
export function mayReadInbox(request: Request, password: string | undefined): boolean {
  const { hostname } = new URL(request.url);
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return true;
  return password !== undefined && request.headers.get('Authorization') === `Basic ${btoa(`inbox:${password}`)}`;
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
