import { describe, expect, it } from 'vitest';
import type { Html } from '../../../backend/scalars.ts';
import { sanitiseHtml } from '../../../content/sanitise-html.ts';
import { outline } from './outline.ts';

const outlineOf = (markup: string) => outline(sanitiseHtml(markup) as Html);

describe('the outline of an article', () => {
  it('lists the headings in words and gives each a place to jump to', () => {
    const { markup, headings } = outlineOf('<h2>IP &amp; <em>IK</em></h2><p>a</p><h2>3 &lt; 4</h2>');
    expect(headings).toEqual([
      { id: 'parte-1', title: 'IP & IK' },
      { id: 'parte-2', title: '3 < 4' },
    ]);
    expect(markup).toContain('<h2 id="parte-1">IP &#x26; <em>IK</em></h2><p>a</p><h2 id="parte-2">');
  });

  it('leaves an article without headings, and smaller ones, as they are', () => {
    expect(outlineOf('<h3>a</h3><p>b</p>')).toEqual({ markup: '<h3>a</h3><p>b</p>', headings: [] });
  });
});
