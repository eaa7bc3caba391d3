import type { Translation } from './translation.ts';

/** What a page says of itself to browsers and search engines. */
export interface Head {
  /** Without the brand. */
  title: string;
  description: string | undefined;
  /** Path of the page itself; none where it has no address of its own, as an error page. */
  canonical: string | undefined;
  /** The page in each language it exists in, its own included. */
  alternates: readonly Translation[];
  indexed: boolean;
  image: { url: string; width: number; height: number; alt: string } | undefined;
}
