import { describe, expect, it } from 'vitest';
import { findLight, findMinutes, formatMachineTime, orderByHour } from './day.ts';

describe('hours of the day', () => {
  it('reads them as any of the languages writes them', () => {
    expect(['8h25', '8:25', '14h00', '2:00', 'noon'].map(findMinutes)).toEqual([505, 505, 840, 120, 0]);
  });

  it('orders by the clock from daybreak on, not by the letters, and leaves the list alone', () => {
    const list = [{ time: '14h00' }, { time: '8h25' }, { time: '19h30' }, { time: '2h00' }];
    expect(orderByHour(list).map(({ time }) => time)).toEqual(['8h25', '14h00', '19h30', '2h00']);
    expect(list[0]).toEqual({ time: '14h00' });
  });

  it('begins and ends in the dark', () => {
    expect(['2h00', '6h00', '8h25', '14h00', '19h30', '21h15'].map(findLight)).toEqual([
      'night',
      'dawn',
      'day',
      'day',
      'dusk',
      'night',
    ]);
  });

  it('writes them for machines with two digits each', () => {
    expect(['8h25', '14:00', '0h05'].map(formatMachineTime)).toEqual(['08:25', '14:00', '00:05']);
  });
});
