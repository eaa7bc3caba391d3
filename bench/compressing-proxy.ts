import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Served } from './serve.ts';

/** Text that Cloudflare compresses on its way to a browser. */
const COMPRESSED = /^(text\/|image\/svg|application\/(json|xml|manifest))|javascript/;
/** What belongs to the connection to the site, and to the bytes that came over it. */
const OWN = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

/** An answer that stands for the site's own: nothing else is said with it. */
export interface StandIn {
  body: string;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/** A site as it leaves Cloudflare: text compressed. `standIns`: by path, what is answered in the site's place. */
export async function serveCompressed(site: URL, standIns: Record<string, StandIn> = {}): Promise<Served> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = standIns[path] ?? (await ask(new URL(path, site), request.headers));
    const isText = COMPRESSED.test(answer.headers['content-type'] ?? '');
    for (const [name, value] of Object.entries(answer.headers)) if (!OWN.test(name)) response.setHeader(name, value);
    if (isText) response.setHeader('Content-Encoding', 'gzip');
    response.statusCode = 'status' in answer ? answer.status : 200;
    response.end(isText ? gzipSync(answer.body) : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The language of the browser stays behind: the address decides. */
async function ask(url: URL, { accept = '*/*' }: IncomingHttpHeaders) {
  const response = await fetch(url, { headers: { Accept: accept }, redirect: 'manual' });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}
