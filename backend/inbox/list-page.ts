import { html } from 'hono/html';
import type { LeadChoices, ListedLead } from '../received.ts';
import { describeAge } from './age.ts';
import { type InboxQuery, writeInboxQuery } from './inbox-query.ts';
import { type Html, renderAge, renderLayout } from './layout.ts';

/** Leads on one page of the list. */
export const PAGE_SIZE = 50;

interface List {
  query: InboxQuery;
  choices: LeadChoices;
  /** How many the query finds, and how many of them this page shows. */
  count: number;
  leads: readonly ListedLead[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The leads that a query finds, newest first, and the form that asks. */
export function renderList(list: List): Html {
  const { count, query } = list;
  const found = isFiltered(query) ? `${name(count)} ${count === 1 ? 'matches' : 'match'}` : name(count);
  return renderLayout(
    'Inbox',
    html`<div class="inbox-top">
        <h1>Inbox</h1>
        ${count > 0 && html`<a class="button button-outline" href="/inbox.csv${writeInboxQuery(query)}">Export CSV</a>`}
      </div>
      ${renderSearch(list)}
      <p class="inbox-count" role="status"><strong>${found}</strong>${count > PAGE_SIZE && `, newest first`}</p>
      ${count === 0 ? renderNothing(query) : renderTable(list)} ${renderPages(list)}`,
  );
}

function name(count: number): string {
  return count === 1 ? '1 lead' : `${count.toLocaleString('en-GB')} leads`;
}

function isFiltered(query: InboxQuery): boolean {
  return writeInboxQuery(query) !== '';
}

function renderSearch({ query, choices }: List): Html {
  return html`<form class="inbox-search" action="/inbox" role="search">
    <p class="inbox-control inbox-term">
      <label for="q">Search all fields</label>
      <input id="q" name="q" type="search" maxlength="200" value="${query.term}" />
    </p>
    ${renderChoice('Form', 'form', choices.forms, query.form)}
    ${renderChoice('Language', 'language', choices.locales, query.locale)}
    <p class="inbox-actions">
      <button class="button button-primary">Search</button>
      ${isFiltered(query) && html`<a href="/inbox">Show all</a>`}
    </p>
  </form>`;
}

function renderChoice(label: string, id: string, choices: readonly string[], chosen: string): Html {
  // What is asked for stays chosen, even where no lead has it.
  const options = [...new Set(['', ...choices, chosen])];
  return html`<p class="inbox-control">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${id}">
      ${options.map(
        (option) => html`<option value="${option}" ${option === chosen && 'selected'}>${option || 'All'}</option>`,
      )}
    </select>
  </p>`;
}

function renderNothing(query: InboxQuery): Html {
  return html`<p class="inbox-nothing">
    ${isFiltered(query) ? 'No lead has all of it.' : 'No lead has arrived yet.'}
  </p>`;
}

function renderTable({ leads, now }: List): Html {
  return html`<table class="inbox-table">
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">Form</th>
        <th scope="col">Language</th>
        <th scope="col">Page</th>
        <th scope="col">Age</th>
      </tr>
    </thead>
    <tbody>
      ${leads.map((lead) => renderRow(lead, now))}
    </tbody>
  </table>`;
}

function renderRow({ idempotencyKey, form, locale, fields, files, receivedAt }: ListedLead, now: number): Html {
  const { name: person, email, page } = fields;
  return html`<tr data-key="${idempotencyKey}">
    <td class="inbox-from">
      <a href="/inbox/${encodeURIComponent(idempotencyKey)}">${person || email || 'Nameless'}</a>
      ${person && email && html`<span>${email}</span>`}
    </td>
    <td>${form}${files.length > 0 && html` <span class="inbox-files">${nameFiles(files.length)}</span>`}</td>
    <td>${locale}</td>
    <td class="inbox-page">${page}</td>
    <td class="inbox-age">${renderAge(receivedAt, describeAge(now - Date.parse(receivedAt)))}</td>
  </tr>`;
}

function nameFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

function renderPages({ query, count }: List): Html | string {
  const last = Math.ceil(count / PAGE_SIZE);
  if (last < 2) return '';
  const { page } = query;
  return html`<nav class="inbox-pages" aria-label="Pages">
    ${page > 1 && html`<a rel="prev" href="/inbox${writeInboxQuery(query, page - 1)}">Newer</a>`}
    <span>Page ${page} of ${last}</span>
    ${page < last && html`<a rel="next" href="/inbox${writeInboxQuery(query, page + 1)}">Older</a>`}
  </nav>`;
}
