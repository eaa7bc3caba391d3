import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import { type Bindings, createApp } from '../app.ts';
import { connectBackend } from '../backend/connect.ts';
import type { PagesEntrypoint } from '../responses/kept-pages/entrypoint-store.ts';
import { parseSettings } from '../settings.ts';
// The embedded backend is loaded when it is first asked. Here its modules come one by one, which no request should wait for.
import '../../backend/index.ts';

/** Scheme and host of every request of a test. */
export const ORIGIN = 'https://site.example';

/** The same product in each language. */
export const PRODUCT = {
  pt: '/produtos/ecras-interativos/orion-65',
  en: '/en/products/interactive-screens/orion-65',
  es: '/es/productos/pantallas-interactivas/orion-65',
} as const;

/** A quote request that is in order. */
export const completeQuote = {
  form: 'product-contact',
  product: 'Orion 65',
  name: 'Ana Reis',
  email: 'ana@escola.example',
  phone: '+351 210 000 001',
  company: 'Escola',
  privacy: 'on',
} as const;

type Site = ReturnType<typeof createApp>;

/** The whole site, with some of its bindings or settings changed. */
export function createSite(
  changes: Readonly<Record<string, unknown>> = {},
  entrypoint: PagesEntrypoint = exports.Pages,
): Site {
  // What stands for a binding has only what the test is about.
  return createApp({ ...env, ...changes } as Bindings, entrypoint);
}

const site = createSite();

/** Asks the site as a browser does, without following redirects; what it does behind the answer is done by then. */
export async function ask(path: string, init: RequestInit = {}, asked: Site = site): Promise<Response> {
  const context = createExecutionContext();
  const response = await asked.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }), context);
  const body = await response.text();
  await waitOnExecutionContext(context);
  return new Response([204, 301, 303, 304].includes(response.status) ? null : body, response);
}

/** Posts a form from an address that nobody else has. */
export function post(
  path: string,
  fields: Readonly<Record<string, string>>,
  { headers, asked }: { headers?: Readonly<Record<string, string>>; asked?: Site } = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask(path, { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress(), ...headers } }, asked);
}

/** An IPv4 address for documentation, another one each time. */
export function createAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** A KV that keeps nothing: what one test's backend says is not what another's reads. */
const forgetful = {
  getWithMetadata: async () => ({ value: null, metadata: null }),
  put: async () => undefined,
};

/** The site in front of a backend of the test's own: it has the embedded content, and misbehaves as told. */
export function createSiteWith(
  answer: (request: Request, embedded: (request: Request) => Promise<Response>) => Response | Promise<Response>,
  changes: Parameters<typeof createSite>[0] = {},
): Site {
  const embedded = connectBackend(env, parseSettings({}));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(new Request(input, init), async (request) =>
      embedded.fetch(new URL(request.url).pathname, {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: await request.arrayBuffer() }),
      }),
    );
  return createSite({ BACKEND: { fetch }, CONTENT: forgetful, ...changes });
}

/** What the log of the site holds from now on, a line each. The console itself stays empty. */
export function watchLog(): string[] {
  const lines: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(line));
  }
  return lines;
}

/** The site in front of a backend that answers one operation with data of the test's own. */
export function createSiteThatSays(operation: string, data: (query: string) => object) {
  return createSiteWith(async (request, embedded) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const { query, operationName } = body ? JSON.parse(body) : {};
    return operationName === operation ? Response.json({ data: data(query) }) : embedded(request);
  });
}
