import { createHmac } from 'node:crypto';
import { compare } from './compare.ts';
import { type ServedWorker, serveSite } from './serve.ts';

const PURGE_SECRET = 'a secret of more than thirty-two characters';
const ROUNDS = 31;

/** The time that a purge of everything takes among so many kept answers ÷ among so few. */
export async function measurePurge(page: string, many: number, few: number): Promise<number> {
  const sites = await Promise.all([many, few].map((copies) => fill(page, copies)));
  try {
    const [full, empty] = sites.map((site) => () => purgeAll(site.url));
    if (!full || !empty) throw new Error('purge: no sites');
    return await compare('purge, ms', full, empty, ROUNDS);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function fill(page: string, copies: number): Promise<ServedWorker> {
  const site = await serveSite({ PURGE_SECRET });
  await (await fetch(new URL(page, site.url))).text();
  await site.fillContent(copies);
  return site;
}

/** Milliseconds. */
async function purgeAll(site: URL): Promise<number> {
  // Each is another: a signature is taken once.
  const body = JSON.stringify({ all: true });
  const time = Math.floor(Date.now() / 1000) - (signed++ % 250);
  const signature = createHmac('sha256', PURGE_SECRET).update(`${time}.${body}`).digest('hex');
  const start = performance.now();
  const response = await fetch(new URL('/purge', site), {
    method: 'POST',
    headers: { 'X-Signature': `t=${time},v1=${signature}` },
    body,
  });
  if (!response.ok) throw new Error(`purge: ${response.status} ${await response.text()}`);
  await response.text();
  return performance.now() - start;
}

let signed = 0;
