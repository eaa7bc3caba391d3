import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import CachePolicy from 'http-cache-semantics';

/** An answer as it is stored and sent on. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Stored extends Answer {
  policy: CachePolicy;
}

interface CachingProxy {
  url: string;
  /** What is stored now, whoever asked for it. */
  listStored(): { path: string; status: number; language: string | undefined }[];
  stop(): Promise<void>;
}

/**
 * A shared cache in front of a site, on loopback, as companies and networks have one. It keeps what RFC 9111 lets
 * it keep, tells variants apart by `Vary`, asks again with `If-None-Match` where it must, and says in `X-Cache` what it
 * did: `miss`, `hit`, `revalidated`.
 */
export async function startCachingProxy(site: string): Promise<CachingProxy> {
  const store = new Map<string, Stored>();
  /** By path, the names of headers that its answers vary with. */
  const varying = new Map<string, readonly string[]>();
  const findKey = (request: IncomingMessage): string => {
    const names = varying.get(request.url ?? '') ?? [];
    return [request.url, ...names.map((name) => `${name}: ${request.headers[name] ?? ''}`)].join('\n');
  };
  const keep = (request: IncomingMessage, answer: Answer, policy: CachePolicy): void => {
    const { vary } = answer.headers;
    if (vary !== undefined) varying.set(request.url ?? '', String(vary).toLowerCase().split(/,\s*/));
    store.set(findKey(request), { ...answer, policy });
  };

  const serve = async (request: IncomingMessage): Promise<Answer & { cache: string }> => {
    const stored = store.get(findKey(request));
    if (stored?.policy.satisfiesWithoutRevalidation(request)) {
      return { ...stored, headers: stored.policy.responseHeaders(), cache: 'hit' };
    }
    const headers = stored ? stored.policy.revalidationHeaders(request) : { ...request.headers };
    // Its own question is for its own copy: what the visitor has is compared here.
    if (!stored) delete headers['if-none-match'];
    const fresh = await forward(site, request, headers);
    if (stored && fresh.status === 304) {
      const { policy } = stored.policy.revalidatedPolicy(request, { status: 304, headers: fresh.headers });
      const answer = { status: stored.status, headers: policy.responseHeaders(), body: stored.body };
      keep(request, answer, policy);
      return { ...answer, cache: 'revalidated' };
    }
    const policy = new CachePolicy(request, fresh, { shared: true });
    if (policy.storable()) keep(request, fresh, policy);
    return { ...fresh, cache: 'miss' };
  };

  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body, cache } = await serve(request);
      const isSame = headers.etag !== undefined && headers.etag === request.headers['if-none-match'];
      const sent = Object.entries({ ...headers, 'content-length': undefined, 'transfer-encoding': undefined });
      response.writeHead(status === 200 && isSame ? 304 : status, [
        ...sent
          .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((one) => [name, one])))
          .flat(),
        ...['X-Cache', cache],
      ]);
      response.end(isSame ? undefined : body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: findAddress(server),
    listStored: () =>
      [...store].map(([key, { status, body }]) => ({
        path: key.split('\n', 1)[0] ?? '',
        status,
        language: /<html lang="(\w+)/.exec(body.toString('utf8'))?.[1],
      })),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Asks the site as the visitor asked, uncompressed, its name included. */
function forward(site: string, { url, method }: IncomingMessage, headers: IncomingMessage['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = ask(
      new URL(url ?? '/', site),
      { method, headers: { ...headers, 'accept-encoding': 'identity' }, agent: false },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(chunks) });
      },
    );
    question.on('error', reject);
    question.end();
  });
}

function findAddress(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return `http://localhost:${address.port}`;
}
