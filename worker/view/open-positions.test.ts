import { expect, it } from 'vitest';
import { findOpen } from './open-positions.ts';

it('shows what can be applied for until its last moment, and not after it', () => {
  const item = { closesAt: '2027-01-31T23:59:59Z' };
  expect(findOpen([item], Date.parse('2027-01-31T23:59:58Z'))).toEqual([item]);
  expect(findOpen([item], Date.parse('2027-01-31T23:59:59Z'))).toEqual([]);
});
