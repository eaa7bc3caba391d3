import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';

describe('the memory of an isolate', () => {
  it('forgets a value when its time is over', () => {
    const memory = new Memory<string>(100);
    memory.set('a', 'A', 10, 1000);
    expect(memory.find('a', 999)).toBe('A');
    expect(memory.find('a', 1000)).toBeUndefined();
  });

  it('drops what was not asked for when it is full, and never holds more than its limit', () => {
    const memory = new Memory<string>(100);
    memory.set('a', 'A', 40, 1000);
    memory.set('b', 'B', 40, 1000);
    memory.find('a', 0);
    memory.set('c', 'C', 40, 1000);
    expect([memory.find('a', 0), memory.find('b', 0), memory.find('c', 0)]).toEqual(['A', undefined, 'C']);
  });

  it('spares what was asked for once, and the newest always', () => {
    const memory = new Memory<string>(100);
    memory.set('a', 'A', 50, 1000);
    memory.set('b', 'B', 50, 1000);
    memory.find('a', 0);
    memory.find('b', 0);
    memory.set('c', 'C', 50, 1000);
    memory.set('d', 'D', 50, 1000);
    expect(['a', 'b', 'c', 'd'].filter((key) => memory.find(key, 0))).toEqual(['c', 'd']);
  });

  it('counts a replaced value once, and does not take what is larger than itself', () => {
    const memory = new Memory<string>(100);
    memory.set('a', 'old', 90, 1000);
    memory.set('a', 'new', 50, 1000);
    memory.set('b', 'B', 50, 1000);
    memory.set('huge', 'H', 101, 1000);
    expect([memory.find('a', 0), memory.find('b', 0), memory.find('huge', 0)]).toEqual(['new', 'B', undefined]);
  });
});
