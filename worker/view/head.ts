import type { Translation } from './translation.ts';

/** A picture that stands for a page elsewhere. */
export interface HeadImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page says of itself to browsers and search engines. */
export interface Head {
  /** Without the brand. */
  title: string;
  description: string | undefined;
  /** Path and query of the page itself; none where it has no address of its own, as an error page. */
  canonical: string | undefined;
  /** The page in each language it exists in, its own included: where the language menu leads. */
  alternates: readonly Translation[];
  indexed: boolean;
  /** Whether search engines are told its canonical address and those in other languages. */
  isAddressed: boolean;
  image: HeadImage | undefined;
  /** What it is in the words of https://ogp.me, where it is no mere page of the site. */
  ogType?: 'article' | undefined;
  /** Path of the feed that the page is listed in, where there is one. */
  feed?: string | undefined;
  /** Rules that follow from the content, after those of the page type. */
  css?: string | undefined;
}

/** Anything of content that has a page: head, canonical address and language links follow from it. */
export interface Entity {
  seo: { title: string; description: string | null; image: HeadImage | null };
  /** Where it lives in each language it exists in, this one included. */
  translations: readonly Translation[];
}

/** The head of a page that is no entity's: a status, say. It has no address of its own and is not indexed. */
export function createPlainHead(title: string): Head {
  return {
    title,
    description: undefined,
    canonical: undefined,
    alternates: [],
    indexed: false,
    isAddressed: false,
    image: undefined,
  };
}
