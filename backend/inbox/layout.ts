import { html, raw } from 'hono/html';
import { site } from '#shared/site.ts';
import { styles } from '../generated/inbox-styles.ts';

/** Something that Hono's `html` made, in which every value is escaped. */
export type Html = ReturnType<typeof html>;

/** A page of the inbox. It has no script, and no style but the one that its content policy knows. */
export function renderLayout(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${site.name}</title>
    <style>${raw(styles)}</style>
  </head>
  <body>
    <header class="inbox-header">
      <a class="inbox-brand" href="/inbox">${site.name} <span>Inbox</span></a>
    </header>
    <main class="inbox">${content}</main>
  </body>
</html>`;
}

/** A moment, told as its age; the moment itself for who points at it. */
export function renderAge(moment: string, age: string): Html {
  return html`<time datetime="${moment}" title="${writeMoment(moment)}">${age}</time>`;
}

/** `2026-11-22 17:55 UTC` of a moment in ISO 8601. */
export function writeMoment(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
