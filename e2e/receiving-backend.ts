import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { createTestHarness } from 'wrangler';

/** A lead as it came over the wire. */
interface ReceivedForm {
  key: string;
  type: string;
  body: Buffer<ArrayBuffer>;
}

interface ReceivingBackend {
  url: string;
  /** In the order they came. */
  received: readonly ReceivedForm[];
  stop(): Promise<void>;
}

/** A server on loopback with the embedded backend's content that keeps every lead as it arrives, byte by byte. */
export async function startReceivingBackend(): Promise<ReceivingBackend> {
  const content = createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] });
  const { url: contentUrl } = await content.listen();
  const received: ReceivedForm[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, contentUrl.origin, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await content.close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  content: string,
  received: ReceivedForm[],
): Promise<void> {
  const body = Buffer.concat((await request.toArray()) as Uint8Array[]);
  const type = request.headers['content-type'] ?? '';
  if (request.url?.startsWith('/forms/')) {
    received.push({ key: String(request.headers['idempotency-key']), type, body });
    response.writeHead(201).end();
    return;
  }
  const answered = await fetch(`${content}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'Content-Type': type },
    ...(body.length > 0 && { body }),
  });
  response.writeHead(answered.status, { 'Content-Type': answered.headers.get('Content-Type') ?? '' });
  response.end(Buffer.from(await answered.arrayBuffer()));
}
