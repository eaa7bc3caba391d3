import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { inScope } from '../testing/leads.ts';
import { PostLimit } from './post-limit.ts';

const start = Date.UTC(2026, 10, 22, 9);
const limit = new PostLimit(env.DB, { burst: 30, refill: 10 }, 'salt');
const take = (visitor: string, now: number) => inScope((scope) => limit.take(visitor, now, scope));
const forget = (now: number) => inScope((scope) => limit.forget(now, scope));
const visitors = async () =>
  (await env.DB.prepare('SELECT visitor FROM post_turns').all<{ visitor: string }>()).results.map(
    ({ visitor }) => visitor,
  );

it('lets a school through that sends thirty forms at once, and says when the next one may follow', async () => {
  const turns = await Promise.all(Array.from({ length: 31 }, () => take('203.0.113.7', start)));
  expect(turns.filter((pause) => pause === 0)).toHaveLength(30);
  expect(turns.filter((pause) => pause === 6)).toHaveLength(1);
  expect(await take('203.0.113.8', start)).toBe(0);
});

it('gives back ten a minute, never more than a burst, and a refused post costs nothing', async () => {
  for (let post = 0; post < 30; post++) await take('a', start);
  expect([await take('a', start + 5_999), await take('a', start + 6_000), await take('a', start + 6_001)]).toEqual([
    6, 0, 6,
  ]);
  const tomorrow = start + 86_400_000;
  const turns = await Promise.all(Array.from({ length: 31 }, () => take('a', tomorrow)));
  expect(turns.filter((pause) => pause === 0)).toHaveLength(30);
});

it('stores no address, and forgets whoever may post as often as anybody', async () => {
  await forget(Number.MAX_SAFE_INTEGER);
  await take('203.0.113.9', start);
  expect(await visitors()).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  await forget(start + 5_999);
  expect(await visitors()).toHaveLength(1);
  await forget(start + 6_000);
  expect(await visitors()).toEqual([]);
});
