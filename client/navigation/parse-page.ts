/** A page as it arrived, read but not shown. */
export interface ParsedPage {
  page: Document;
  /** Its own styles, which the content policy of the page shown would refuse as they stand. */
  css: string;
}

/** What the content policy asks of whoever reads text as a page: that it is done in one place, this one. */
const trusted = window.trustedTypes?.createPolicy('page', { createHTML: (html) => html });

/** Reads a page of this site; its one `<style>` apart, because it counts as used where it is read. */
export function parsePage(html: string): ParsedPage {
  let css = '';
  const rest = html.replace(/<style[^>]*>(.*?)<\/style>/s, (_, styles: string) => {
    css = styles;
    return '';
  });
  return { page: new DOMParser().parseFromString(trusted?.createHTML(rest) ?? rest, 'text/html'), css };
}
