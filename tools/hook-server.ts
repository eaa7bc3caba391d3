import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { readD1Migrations } from '@cloudflare/vitest-plugin';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme and host of a server that remembers what is posted to it. */
    hooks: string;
    migrations: Awaited<ReturnType<typeof readD1Migrations>>;
  }
}

/**
 * For unit tests, which cannot listen themselves: whatever is posted to a path is remembered, and a GET of that path
 * lists it. A path that ends with `/hang` never answers a post, one that ends with `/moved` leads to `/elsewhere`.
 */
export default async function startHookServer(project: TestProject): Promise<() => void> {
  const posts = new Map<string, { body: string; signature: string | undefined }[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method !== 'POST') return response.end(JSON.stringify(posts.get(path) ?? []));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const post = { body: Buffer.concat(chunks).toString(), signature: request.headers['x-signature']?.toString() };
    posts.set(path, [...(posts.get(path) ?? []), post]);
    if (path.endsWith('/hang')) return;
    return path.endsWith('/moved') ? response.writeHead(307, { Location: '/elsewhere' }).end() : response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('hooks', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
