import { expect, it } from 'vitest';
import { createStamp, isStamp } from './stamp.ts';

const secret = 's'.repeat(32);
const now = Date.UTC(2026, 10, 22, 9, 30);
const DAY = 86_400_000;

it('is the same for a whole hour, so that equal pages stay equal, and counts for a week', async () => {
  const stamp = await createStamp(secret, now);
  expect(await createStamp(secret, now + 29 * 60_000)).toBe(stamp);
  expect(await createStamp(secret, now + 30 * 60_000)).not.toBe(stamp);
  expect(await isStamp(stamp, secret, now)).toBe(true);
  expect(await isStamp(stamp, secret, now + 6 * DAY)).toBe(true);
});

it('is none of ours where it is old, from tomorrow, signed by another, changed or missing', async () => {
  const stamp = await createStamp(secret, now);
  expect(await isStamp(stamp, secret, now + 8 * DAY)).toBe(false);
  expect(await isStamp(stamp, secret, now - DAY)).toBe(false);
  expect(await isStamp(stamp, 't'.repeat(32), now)).toBe(false);
  expect(
    await isStamp(
      stamp.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      secret,
      now,
    ),
  ).toBe(false);
  for (const other of [undefined, '', 'x', new File([], 'x'), ['a', stamp]]) {
    expect(await isStamp(other, secret, now)).toBe(false);
  }
});
