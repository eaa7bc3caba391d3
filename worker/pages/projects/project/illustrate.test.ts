import { describe, expect, it } from 'vitest';
import type { Html } from '../../../backend/scalars.ts';
import { illustrate } from './illustrate.ts';

const STORY = '<p>At once.</p>\n<h2>Plan</h2><p>One.</p><h2 id="x">Now</h2><p>Two.</p>' as Html;
const tell = (story: Html, pictures: string[]) => illustrate(story, pictures).map(({ picture }) => picture);

describe('a story with pictures', () => {
  it('is cut before its headings and loses nothing', () => {
    const parts = illustrate(STORY, ['a']);
    expect(parts.map(({ markup }) => markup).join('')).toBe(STORY);
    expect(parts.map(({ markup }) => /<h2/.exec(markup)?.index)).toEqual([undefined, 0, 0]);
  });

  it('shows its pictures below its last parts, and more than these at its end', () => {
    expect(tell(STORY, [])).toEqual([undefined, undefined, undefined]);
    expect(tell(STORY, ['a', 'b'])).toEqual([undefined, 'a', 'b']);
    expect(tell(STORY, ['a', 'b', 'c', 'd'])).toEqual([undefined, 'a', 'b', 'c', 'd']);
    expect(tell('<p>Told.</p>' as Html, ['a', 'b'])).toEqual(['a', 'b']);
    expect(tell('' as Html, ['a'])).toEqual(['a']);
  });
});
