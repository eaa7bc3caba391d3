import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface FinishedProps {
  as: 'header' | 'footer';
  className: string;
  /** The answer of content that it is made of: as long as that is remembered its markup is. */
  of: object;
  /** All else that it is made of. */
  name: string;
  /** Puts into the markup what differs from page to page. */
  fill?(markup: string): string;
  render(): ReactElement;
}

const finished = new WeakMap<object, Map<string, string>>();

/**
 * A part that is the same on many pages, rendered once for all of them: header and footer are four tenths of the
 * elements of a page. What it renders knows nothing of the page around it, and reads no context.
 */
export function Finished({ as: Element, className, of, name, fill, render }: FinishedProps) {
  const known = finished.get(of) ?? new Map<string, string>();
  finished.set(of, known);
  const markup = known.get(name) ?? renderToStaticMarkup(render());
  known.set(name, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, and `fill` leaves nothing to read as markup.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: fill?.(markup) ?? markup }} />;
}
