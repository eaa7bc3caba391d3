import { expect, it } from 'vitest';
import { FILE_PACE, findPause, KNOWN_AWAY, LEASE_TIME, PROBE_PAUSE, TRY_TIME } from './limits.ts';

const keys = Array.from({ length: 1_000 }, (_, index) => `lead-${index}`);

it('a lease is longer than the longest try, so that no lead is offered twice at once', () => {
  expect(LEASE_TIME).toBeGreaterThan(TRY_TIME + 10_000_000 / FILE_PACE);
});

it('a probe that hangs ends before the next sets out; a first pause is longer, and visitors are spared a try for longer', () => {
  expect(PROBE_PAUSE).toBeGreaterThan(TRY_TIME);
  expect(PROBE_PAUSE).toBeLessThan(Math.min(...keys.map((key) => findPause(1, key))) * 1_000);
  expect(KNOWN_AWAY).toBeGreaterThan(PROBE_PAUSE);
});

it('pauses grow with the number of tries, to an hour, a fifth more or less', () => {
  for (const [attempts, pause] of [
    [0, 10],
    [1, 10],
    [2, 60],
    [3, 600],
    [4, 1_800],
    [5, 3_600],
    [50, 3_600],
  ] as const) {
    const pauses = keys.map((key) => findPause(attempts, key));
    // So many keys come close to both ends of the range.
    expect(Math.min(...pauses) / pause).toBeCloseTo(0.8, 2);
    expect(Math.max(...pauses) / pause).toBeCloseTo(1.2, 2);
    const mean = pauses.reduce((sum, one) => sum + one, 0) / keys.length;
    expect(Math.abs(mean / pause - 1)).toBeLessThan(0.02);
  }
});

it('a lead has its own pause at each try, the same in every place', () => {
  expect(findPause(4, 'lead-1')).toBe(findPause(4, 'lead-1'));
  expect(new Set(keys.map((key) => findPause(4, key))).size).toBeGreaterThan(500);
  const deviations = [5, 6, 7, 8].map((attempts) => findPause(attempts, 'lead-1'));
  expect(new Set(deviations).size).toBe(4);
});

it('eighty pauses of a message end before the queue forgets it, even the longest', () => {
  const longest = Array.from({ length: 80 }, (_, index) => Math.max(...keys.map((key) => findPause(index + 1, key))));
  const days = longest.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(4);
});
