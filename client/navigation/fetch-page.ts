/** A page of this site as it arrived. */
export interface FetchedPage {
  /** Where it was found in the end, after redirects, without the part after the `#`. */
  url: string;
  html: string;
  /** False for errors, and for what is one visitor's alone. */
  isKeepable: boolean;
}

interface Asked {
  /** What is posted; a page is only read without. */
  body?: FormData | null;
  signal?: AbortSignal;
  priority?: RequestPriority;
}

/**
 * Fetches a page, whatever its status: a form that came back and a page that is not there are pages too. Throws where
 * nothing arrives, or what arrives is no page.
 */
export async function fetchPage(url: string, { body, ...asked }: Asked = {}): Promise<FetchedPage> {
  const response = await fetch(url, {
    ...asked,
    ...(body && { method: 'POST', body }),
    headers: { Accept: 'text/html' },
  });
  const { headers, ok } = response;
  if (!headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${url} is no page`);
  const isPrivate = headers.get('Cache-Control')?.includes('no-store') ?? false;
  return { url: response.url, html: await response.text(), isKeepable: ok && !body && !isPrivate };
}
