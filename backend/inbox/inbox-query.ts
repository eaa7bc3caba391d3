import * as v from 'valibot';
import type { LeadFilter } from '../received.ts';

/** What the inbox is asked for. */
export interface InboxQuery extends LeadFilter {
  /** Of the list, from 1. */
  page: number;
}

const text = v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '');

const querySchema = v.object({
  q: text,
  form: text,
  language: text,
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
});

/** Reads the query of an inbox's address; what it does not understand asks for nothing. */
export function parseInboxQuery(query: unknown): InboxQuery {
  const { q, form, language, page } = v.parse(querySchema, query);
  return { term: q, form, locale: language, page };
}

/** The query that asks for it, with its question mark; empty where nothing is asked for. */
export function writeInboxQuery({ term, form, locale }: LeadFilter, page = 1): string {
  const given = Object.entries({ q: term, form, language: locale, page: page === 1 ? '' : String(page) });
  const query = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}
