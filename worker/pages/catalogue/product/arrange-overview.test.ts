import { expect, it } from 'vitest';
import type { Html } from '../../../backend/scalars.ts';
import { arrangeOverview } from './arrange-overview.ts';

const part = (characters: number) => `<h3>Title</h3><p>${'a'.repeat(characters)}</p>` as Html;

it('tells what is long beside the picture and what is short below it, in the order it came in', () => {
  const [long, short] = [part(1_100), part(150)] as const;
  expect(arrangeOverview([long, short], 0.75)).toEqual({ beside: long, below: short });
  const parts = [part(500), part(400), part(200)];
  expect(arrangeOverview(parts, 0.75)).toEqual({ beside: parts.slice(0, 2).join(''), below: parts[2] });
});

it('stands beside the picture where there is nothing for below it, and in two columns without one', () => {
  const only = part(200);
  expect(arrangeOverview([only], 0.75)).toEqual({ beside: only, below: '' });
  const pair = [part(300), part(300)];
  expect(arrangeOverview(pair, 0)).toEqual({ beside: pair[0], below: pair[1] });
  expect(arrangeOverview([], 0.75)).toEqual({ beside: '', below: '' });
});
