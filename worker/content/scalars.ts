import * as v from 'valibot';
import type { Operation, VariableValues } from '../backend/operation.ts';
import type { Href, Html, Path, Scalars } from '../backend/scalars.ts';
import type { Log } from '../request/log.ts';
import { setTextNode, setType } from './typography.ts';

const OWN = 'https://site.invalid';

/**
 * How an answer of a backend is read: texts are set, rich text is made safe, addresses are parsed. An address that
 * leads elsewhere than it may becomes the home page's and is logged: the page stands. The sanitiser is loaded only for
 * operations that bring rich text.
 */
export async function createAnswerScalars<Data, Variables extends VariableValues>(
  { name, hasHtml }: Operation<Data, Variables>,
  log: Log,
): Promise<Scalars> {
  const sanitiser = hasHtml ? await import('./sanitise-html.ts') : undefined;
  const address = <Kind extends string>(parse: (value: string) => string | undefined) =>
    v.pipe(
      v.string(),
      v.transform((value) => {
        const parsed = parse(value);
        if (parsed === undefined) log.warn('content', { what: `${name}: an address that leads elsewhere`, value });
        return (parsed ?? '/') as Kind;
      }),
    );
  return {
    text: v.pipe(v.string(), v.transform(setType)),
    html: v.pipe(
      v.string(),
      v.transform((markup) => (sanitiser ? sanitiser.sanitiseHtml(markup, setTextNode) : '') as Html),
    ),
    path: address<Path>(parsePath),
    href: address<Href>(parseHref),
    onUnknown: (kind) => log.warn('content', { what: `${name}: unknown kind ${kind}` }),
  };
}

/** How an answer of our own cache is read: it was cleaned when it entered, and is only checked. */
export const keptScalars: Scalars = {
  text: v.string(),
  html: v.custom<Html>((value) => typeof value === 'string'),
  path: v.custom<Path>((value) => typeof value === 'string'),
  href: v.custom<Href>((value) => typeof value === 'string'),
  onUnknown: () => undefined,
};

/** A path of this site as browsers write it, percent-encoded; `undefined` for anything that leads to another host. */
function parsePath(value: string): string | undefined {
  const url = parseOwn(value);
  return url && url.search === '' && url.hash === '' ? url.pathname : undefined;
}

/** A part of the very page, a path of this site with query and hash, or an address that a link may have. */
function parseHref(value: string): string | undefined {
  if (/^#[^\s#]+$/.test(value)) return value;
  const url = parseOwn(value);
  if (url) return `${url.pathname}${url.search}${url.hash}`;
  return /^(https:\/\/|mailto:|tel:)/i.test(value) && URL.canParse(value) ? value : undefined;
}

function parseOwn(value: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(value)) return undefined;
  const url = URL.parse(value, OWN);
  return url?.origin === OWN && !url.pathname.startsWith('//') ? url : undefined;
}
