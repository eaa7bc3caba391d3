/** A page of this site as it arrived. */
export interface FetchedPage {
  /** Where it was found in the end, after redirects, without the part after the `#`. */
  url: string;
  html: string;
  /** False for errors, and for what is one visitor's alone. */
  isKeepable: boolean;
}

interface Asked {
  priority?: RequestPriority;
}

/**
 * Fetches a page, whatever its status: a page that is not there is one too. Throws where
 * nothing arrives, or what arrives is no page.
 */
export async function fetchPage(url: string, asked: Asked = {}): Promise<FetchedPage> {
  const response = await fetch(url, {
    ...asked,
    headers: { Accept: 'text/html' },
  });
  const { headers, ok } = response;
  if (!headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${url} is no page`);
  const isPrivate = headers.get('Cache-Control')?.includes('no-store') ?? false;
  return { url: response.url, html: await response.text(), isKeepable: ok && !isPrivate };
}
