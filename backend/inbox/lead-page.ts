import { html } from 'hono/html';
import * as v from 'valibot';
import { ATTRIBUTION } from '#shared/attribution.ts';
import type { ListedLead } from '../received.ts';
import type { ReceivedFile } from '../received-files.ts';
import { describeAge } from './age.ts';
import { type Html, renderAge, renderLayout, writeMoment } from './layout.ts';

const attributionSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** One lead with all its fields and files. `now` in milliseconds since 1970. */
export function renderLead(lead: ListedLead, now: number): Html {
  const { idempotencyKey, identifier, fields, files, receivedAt } = lead;
  const title = fields.name || fields.email || identifier;
  return renderLayout(
    title,
    html`<p class="inbox-back"><a href="/inbox">All leads</a></p>
      <article data-key="${idempotencyKey}">
        <h1>${title}</h1>
        <p class="inbox-count">
          <strong>${identifier}</strong>, received ${writeMoment(receivedAt)}
          (${renderAge(receivedAt, describeAge(now - Date.parse(receivedAt)))})
        </p>
        ${files.length > 0 && renderFiles(idempotencyKey, files)}
        <dl class="inbox-fields">
          ${Object.entries(fields).map(([name, value]) => renderField(name, value))}
        </dl>
      </article>`,
  );
}

/** That there is no such lead; where the notification of a lead leads while it waits to be delivered. */
export function renderNoLead(): Html {
  return renderLayout(
    'Not here',
    html`<h1>Not here</h1>
      <p>No lead with this key has arrived. One that was announced a moment ago may still be on its way.</p>
      <p><a href="/inbox">All leads</a></p>`,
  );
}

function renderField(name: string, value: string): Html {
  // One line: white space counts in what was typed.
  return html`<div>
    <dt>${nameField(name)}</dt>
    <dd data-field="${name}">${linkValue(name, value)}</dd>
  </div>`;
}

/** `contractNumber` as `Contract number`. */
function nameField(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line for each of its keys; as it stands where it is none of ours. */
function listAttribution(value: string): string {
  const { success, output } = v.safeParse(attributionSchema, value);
  if (!success) return value;
  return Object.entries(output)
    .map(([key, word]) => `${key}: ${word}`)
    .join('\n');
}

/** What can be answered with a click. */
function linkValue(name: string, value: string): Html | string {
  if (name === 'email') return html`<a href="mailto:${encodeURIComponent(value)}">${value}</a>`;
  if (name === ATTRIBUTION) return listAttribution(value);
  if (name === 'phone') return html`<a href="tel:${value.replaceAll(/[^\d+]/g, '')}">${value}</a>`;
  return value;
}

function renderFiles(idempotencyKey: string, files: readonly ReceivedFile[]): Html {
  return html`<ul class="inbox-downloads">
    ${files.map(
      ({ name, type, size }, index) => html`<li>
        <a href="/inbox/${encodeURIComponent(idempotencyKey)}/files/${index}" download="${name}">${name}</a>
        <span>${[type, writeSize(size)].filter(Boolean).join(', ')}</span>
      </li>`,
    )}
  </ul>`;
}

function writeSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
