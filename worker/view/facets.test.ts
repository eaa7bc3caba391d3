import { describe, expect, it } from 'vitest';
import { filterItems, keepKnown, listOptions } from './facets.ts';

const items = [
  { name: 'school', sector: 'education', years: ['2025'] },
  { name: 'university', sector: 'education', years: ['2024', '2025'] },
  { name: 'museum', sector: 'museums', years: ['2024'] },
];
const facets = {
  sector: ({ sector }: (typeof items)[number]) => [{ key: sector, label: sector.toUpperCase() }],
  year: ({ years }: (typeof items)[number]) => years.map((year) => ({ key: year, label: year })),
};
const nothing = { sector: [], year: [] };
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the filters of a list', () => {
  it('leave everything where nothing is chosen', () => {
    expect(filterItems(items, facets, nothing)).toEqual(items);
  });

  it('widen within a filter and narrow between filters', () => {
    expect(names(filterItems(items, facets, { sector: ['education', 'museums'], year: ['2024'] }))).toEqual([
      'university',
      'museum',
    ]);
    expect(filterItems(items, facets, { sector: ['museums'], year: ['2025'] })).toEqual([]);
  });

  it('count what each value would show next to the other filters, not next to its own', () => {
    expect(listOptions(items, facets, { sector: ['museums'], year: ['2024'] }, 'sector')).toEqual([
      { key: 'education', label: 'EDUCATION', count: 1, isChosen: false },
      { key: 'museums', label: 'MUSEUMS', count: 1, isChosen: true },
    ]);
    expect(listOptions(items, facets, { sector: ['museums'], year: [] }, 'year').map(({ count }) => count)).toEqual([
      0, 1,
    ]);
  });

  it('know one order and forget what no item has', () => {
    const typed = { sector: ['museums', '<b>', 'education'], year: ['1999'] };
    expect(keepKnown(items, facets, typed)).toEqual({ sector: ['education', 'museums'], year: [] });
  });
});
