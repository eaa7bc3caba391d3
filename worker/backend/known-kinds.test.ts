import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { keptScalars } from '../content/scalars.ts';
import { listKnown, oneKnown } from './known-kinds.ts';
import type { Scalars } from './scalars.ts';

const kinds = v.variant('__typename', [
  v.object({ __typename: v.literal('Text'), text: v.string() }),
  v.object({ __typename: v.literal('Image'), url: v.string() }),
]);
const text = { __typename: 'Text', text: 'a' };
const image = { __typename: 'Image', url: '/a' };
const video = { __typename: 'Video', url: '/b' };

function createScalars() {
  const onUnknown = vi.fn<Scalars['onUnknown']>();
  return { scalars: { ...keptScalars, onUnknown } satisfies Scalars, onUnknown };
}

it('leaves kinds that this release does not know out of a list, in order, and tells of them', () => {
  const { scalars, onUnknown } = createScalars();
  expect(v.parse(listKnown(kinds, scalars), [text, video, image])).toEqual([text, image]);
  expect(onUnknown.mock.calls).toEqual([['Video']]);
});

it('has null for a single one of a kind that it does not know, and tells of it', () => {
  const { scalars, onUnknown } = createScalars();
  expect(v.parse(oneKnown(kinds, scalars), video)).toBeNull();
  expect(onUnknown.mock.calls).toEqual([['Video']]);
});

it('takes what it knows, and null where null may be, without a word', () => {
  const { scalars, onUnknown } = createScalars();
  expect(v.parse(oneKnown(kinds, scalars), image)).toEqual(image);
  expect(v.parse(oneKnown(kinds, scalars), null)).toBeNull();
  expect(v.parse(listKnown(kinds, scalars), [])).toEqual([]);
  expect(onUnknown).not.toHaveBeenCalled();
});

it.each([
  ['a known kind without its fields', { __typename: 'Text' }],
  ['a member without a kind', { text: 'a' }],
  ['nothing', undefined],
])('refuses %s', (_, member) => {
  const { scalars } = createScalars();
  expect(v.is(listKnown(kinds, scalars), [member])).toBe(false);
  expect(v.is(oneKnown(kinds, scalars), member)).toBe(false);
});
