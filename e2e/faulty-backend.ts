import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Manner, spoilAnswer } from './bad-content.ts';

/** How a backend can misbehave: not answer as it should, or answer with what no editor should have let through. */
export type Fault =
  | ('none' | 'status 500' | 'redirect' | 'html' | 'truncated' | 'huge' | 'errors' | 'silent' | 'reset')
  | Manner;

interface FaultyBackend {
  url: string;
  /** What the next requests meet. */
  fault: Fault;
  stop(): Promise<void>;
}

/** A server on loopback that passes everything on to a healthy backend until it is told to misbehave. */
export async function startFaultyBackend(healthy: string): Promise<FaultyBackend> {
  const server = createServer((request, response) => {
    void answer(backend.fault, healthy, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: FaultyBackend = { url: addressOf(server), fault: 'none', stop: () => stop(server) };
  return backend;
}

async function answer(
  fault: Fault,
  healthy: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'none':
      return forward(healthy, request, response);
    case 'bare':
    case 'hostile':
      return forward(healthy, request, response, (question, answered) => spoilAnswer(fault, question, answered));
    case 'status 500':
      response.writeHead(500).end('stack trace at secret.ts:1');
      return;
    case 'redirect':
      response.writeHead(301, { Location: 'https://elsewhere.example/' }).end();
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works</h1>');
      return;
    case 'truncated':
      response.writeHead(200, json).end('{"data":{"menu":{"header":[');
      return;
    case 'huge':
      response.writeHead(200, json);
      for (let megabytes = 0; megabytes < 50 && !response.destroyed; megabytes++) response.write('x'.repeat(1_000_000));
      response.end();
      return;
    case 'errors':
      response.writeHead(200, json).end('{"data":null,"errors":[{"message":"secret","path":["home"]}]}');
      return;
    case 'silent':
      return;
    case 'reset':
      request.socket.destroy();
      return;
    default:
      fault satisfies never;
  }
}

/** Passes a request on, and the answer back; what a question is answered with may be changed on its way. */
export async function forward(
  healthy: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (question: string, answer: string) => string = (_, answer) => answer,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const body = Buffer.concat(chunks);
  const answered = await fetch(`${healthy}${request.url}`, {
    method: request.method ?? 'GET',
    headers: pickHeaders(request),
    ...(chunks.length > 0 && { body }),
  });
  const type = answered.headers.get('Content-Type') ?? '';
  response.writeHead(answered.status, { 'Content-Type': type });
  response.end(
    type.includes('json') ? change(body.toString(), await answered.text()) : Buffer.from(await answered.arrayBuffer()),
  );
}

function pickHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'idempotency-key', 'accept'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

export function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
