import { expect, it } from 'vitest';
import { FILE_PACE, findPause, LEASE_TIME, TRY_TIME } from './limits.ts';

it('a lease is longer than the longest try, so that no lead is offered twice at once', () => {
  expect(LEASE_TIME).toBeGreaterThan(TRY_TIME + 10_000_000 / FILE_PACE);
});

it('pauses grow with the number of tries, to an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(findPause)).toEqual([10, 10, 60, 600, 1_800, 3_600, 3_600, 3_600]);
});
