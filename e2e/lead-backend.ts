import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestHarness } from 'wrangler';

/** How the backend meets a lead: takes it, is not there at all, takes it and never says so, or refuses its fields. */
type Manner = 'takes' | 'away' | 'drops answers' | { refuses: Readonly<Record<string, readonly string[]>> };

interface LeadBackend {
  url: string;
  /** What the next leads meet. */
  manner: Manner;
  /** Milliseconds that every answer takes. */
  delay: number;
  /** The leads it has, by their idempotency keys. */
  leads: Map<string, FormData>;
  /** The same as they came over the wire, byte by byte. */
  bodies: Map<string, Buffer<ArrayBuffer>>;
  /** Leads that it was offered while it was there, whatever became of them. */
  offers: number;
  /** Offers of leads that it had already; answered with 409, as the contract says. */
  repeats: number;
  stop(): Promise<void>;
}

/** A backend on loopback that keeps every lead as it came and can misbehave; with the embedded backend's content or none. */
export async function startLeadBackend({ hasContent = false } = {}): Promise<LeadBackend> {
  const healthy = hasContent ? createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] }) : undefined;
  const content = (await healthy?.listen())?.url.origin;
  const server = createServer((request, response) => {
    const isLead = request.url?.startsWith('/forms/');
    const answer = isLead ? takeLead(backend, request, response) : passOn(content, request, response);
    // What breaks off on its way, because the site was killed, has not arrived.
    answer.catch(() => response.destroy());
  });
  const backend: LeadBackend = {
    url: '',
    manner: 'takes',
    delay: 0,
    leads: new Map(),
    bodies: new Map(),
    offers: 0,
    repeats: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await healthy?.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}

async function takeLead(backend: LeadBackend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { manner } = backend;
  if (manner === 'away') {
    request.socket.destroy();
    return;
  }
  const body = await readBody(request);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData();
  backend.offers += 1;
  await pause(backend.delay);
  if (typeof manner === 'object') {
    answerJson(response, 422, { errors: manner.refuses });
    return;
  }
  const key = String(request.headers['idempotency-key']);
  const isRepeat = backend.leads.has(key);
  if (isRepeat) backend.repeats += 1;
  else {
    backend.leads.set(key, form);
    backend.bodies.set(key, body);
  }
  if (manner === 'drops answers') request.socket.destroy();
  else answerJson(response, isRepeat ? 409 : 201, {});
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

async function passOn(content: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (content === undefined) {
    response.writeHead(500).end();
    return;
  }
  const body = await readBody(request);
  const answered = await fetch(`${content}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    ...(body.length > 0 && { body }),
  });
  response.writeHead(answered.status, { 'Content-Type': answered.headers.get('Content-Type') ?? '' });
  response.end(Buffer.from(await answered.arrayBuffer()));
}

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
