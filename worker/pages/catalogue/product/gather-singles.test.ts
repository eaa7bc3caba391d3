import { expect, it } from 'vitest';
import { gatherSingles } from './gather-singles.ts';

const group = (title: string, ...labels: string[]) => ({
  key: title.toLowerCase(),
  title,
  rows: labels.map((label) => ({ label })),
});
const titles = (groups: readonly { title: string; rows: readonly { label: string }[] }[]) =>
  groups.map(({ title, rows }) => `${title}: ${rows.map(({ label }) => label).join(', ')}`);

it('puts groups of one row under one heading, where the first of them stood', () => {
  const groups = [group('Software', 'Updates'), group('Capacity', 'People', 'Devices'), group('Licence', 'Licence')];
  expect(titles(gatherSingles(groups, 'General'))).toEqual(['General: Updates, Licence', 'Capacity: People, Devices']);
});

it('leaves a single one alone, unless its heading says nothing more than its row', () => {
  const fits = [group('Compatibility', 'Fits'), group('Stand', 'Load', 'Height')];
  expect(gatherSingles(fits, 'General')).toEqual(fits);
  const licence = [group('Capacity', 'People', 'Devices'), group('Licence', 'Licence')];
  expect(titles(gatherSingles(licence, 'General'))).toEqual(['Capacity: People, Devices', 'General: Licence']);
});
