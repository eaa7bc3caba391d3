import { expect, it } from 'vitest';
import { balanceGroups } from './balance-groups.ts';

const group = (key: string, rows: number, value = '4') => ({
  key,
  rows: Array.from({ length: rows }, () => ({ label: 'Resolução', value, unit: null })),
});
const order = (...groups: ReturnType<typeof group>[]) => balanceGroups(groups).map(({ key }) => key);

it('a long group stands alone in its column, the others in theirs, in the order they came in', () => {
  expect(order(group('screen', 3), group('touch', 3), group('computer', 12), group('power', 3))).toEqual([
    'screen',
    'touch',
    'power',
    'computer',
  ]);
});

it('the first group stays the first, and values of several lines count as such', () => {
  expect(order(group('screen', 9), group('touch', 2), group('power', 2))[0]).toBe('screen');
  const long = 'Temperado, antiencandeamento, com película de segurança e sensores em toda a volta';
  const groups = [group('screen', 4), group('touch', 2), group('power', 4)] as const;
  expect(order(...groups, group('glass', 2))).toEqual(['screen', 'touch', 'power', 'glass']);
  expect(order(...groups, group('glass', 2, long))).toEqual(['screen', 'power', 'touch', 'glass']);
});

it('one group, and none, are left alone', () => {
  expect(order(group('screen', 2))).toEqual(['screen']);
  expect(order()).toEqual([]);
});
