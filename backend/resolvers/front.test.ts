import { describe, expect, it } from 'vitest';
import { products } from '../content/catalogue.ts';
import { findByKey } from './existence.ts';
import { readFront } from './front.ts';

const read = (key: string) => readFront(findByKey(products, key));

describe('readFront', () => {
  it.each([
    ['atlas-98', { hold: 'stand', bottom: 1128 }],
    ['orion-86', { hold: 'wall', bottom: 952 }],
    ['rua-75', { hold: 'stand', bottom: 782 }],
    ['dueto-55', { hold: 'ceiling', bottom: 1044 }],
    ['ponto-15', { hold: 'counter', bottom: 800 }],
    ['delta-55', { hold: 'floor', bottom: 0, isTable: true }],
    ['aurora-12', { width: 2400, height: 1350, isExample: true }],
  ])('puts %s where it is used', (key, front) => {
    expect(read(key)).toMatchObject(front);
  });

  it.each(['vigia-4k', 'lousa'])('has nothing to draw of %s', (key) => {
    expect(read(key)).toBeNull();
  });
});
