import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import { site } from '#shared/site.ts';
import type { Head, HeadImage } from '../view/head.ts';
import { assets } from './assets.ts';
import { printSheet } from './styles.ts';

export interface DocumentProps {
  /** Its page type, or `status`: what measures the site knows a page by it. */
  page: PageId | 'status';
  locale: Locale;
  head: Head;
  /** Scheme and host that canonical addresses start with, in each language. */
  origins: Readonly<Record<Locale, string>>;
  /** The styles of the page, as the content policy of its answer allows them. */
  css: string;
  /** What the page says of itself to machines, as JSON in which nothing can be read as markup. */
  graph: string | undefined;
  /** False for the home page, and what stands alone. */
  hasTrail: boolean;
  /** Said of what an editor sees, and whether its backend tells of changes. */
  preview: '' | 'live' | undefined;
  children: ReactNode;
}

/** As many characters of a title as a search engine shows. */
const TITLE_LENGTH = 60;

/** The HTML document around every page. It holds no inline script, and one sheet of styles: the content policy forbids any other. Only what concerns paper is a file. */
export function Document({ page, locale, head, origins, css, graph, hasTrail, preview, children }: DocumentProps) {
  const { tag } = localeFacts[locale];
  const origin = origins[locale];
  const alternates = head.isAddressed ? head.alternates : [];
  const fallback = alternates.find((alternate) => alternate.locale === 'pt');
  // Compression knows words again from nearby: a page repeats its description here, the home page its footer.
  const described = graph !== undefined && (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can be read as markup.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
  );
  return (
    <html lang={tag} data-preview={preview}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {/* React writes a sheet that has a precedence before the title: what the head and the page both say lies nearer together so. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, of the project's own sheets. */}
        <style href="page" precedence="page" dangerouslySetInnerHTML={{ __html: css }} />
        <title>{addBrand(head.title)}</title>
        {head.description && <meta name="description" content={head.description} />}
        {!head.indexed && <meta name="robots" content="noindex, nofollow" />}
        {head.isAddressed && head.canonical !== undefined && (
          <link rel="canonical" href={`${origin}${head.canonical}`} />
        )}
        {alternates.map((alternate) => (
          <link
            key={alternate.locale}
            rel="alternate"
            hrefLang={localeFacts[alternate.locale].tag}
            href={`${origins[alternate.locale]}${alternate.path}`}
          />
        ))}
        {fallback && <link rel="alternate" hrefLang="x-default" href={`${origins.pt}${fallback.path}`} />}
        {printSheet !== undefined && <link rel="stylesheet" media="print" href={printSheet} />}
        <link rel="icon" href="/icon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={head.feed} />}
        <meta name="theme-color" content={site.color} />
        <meta property="og:type" content={head.ogType ?? 'website'} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={head.title} />
        {head.description && <meta property="og:description" content={head.description} />}
        {head.isAddressed && head.canonical !== undefined && (
          <meta property="og:url" content={`${origin}${head.canonical}`} />
        )}
        {head.image && <Shared image={head.image} origin={origin} />}
        {hasTrail && described}
      </head>
      <body data-page={page}>
        {children}
        {hasTrail || described}
        {/* Last, so that it is asked for when the page is there: it would share the line with the page and its first picture. */}
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}

/** The picture of a page where it is shared. What else X would like to know it reads from the rest. */
function Shared({ image: { url, width, height, alt }, origin }: { image: HeadImage; origin: string }) {
  return (
    <>
      <meta property="og:image" content={`${origin}${url}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A title as a search result shows it: with the brand where there is room for both, and where it is not the brand. */
function addBrand(title: string): string {
  const branded = `${title} · ${site.name}`;
  return title === site.name || branded.length > TITLE_LENGTH ? title : branded;
}
