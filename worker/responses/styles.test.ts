import { describe, expect, it } from 'vitest';
import { createContentPolicy } from './content-policy.ts';
import { findStyles } from './styles.ts';

const sheets = import.meta.glob<string>('/{worker,shared,client}/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Classes a sheet speaks of, each once. */
function findClasses(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)|"[^"]*"|\d*\.\d+/g, '');
  return [...new Set([...selectors.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name))];
}

const parts = Object.entries(sheets).filter(([path]) => !path.startsWith('/client/'));
const base = new Set(
  Object.entries(sheets).flatMap(([path, css]) => (path.startsWith('/client/') ? findClasses(css) : [])),
);

describe('styles of a page type', () => {
  it('are the base, the layout and what its own modules import, and no other page’s', () => {
    const { css } = findStyles('product');
    expect(css).toContain('--ink:');
    expect(css).toContain('.header-inner');
    expect(css).toContain('.specifications');
    expect(css).toContain('.project-card');
    expect(css).not.toMatch(/\.(home|category|results|status-page)\b/);
    expect(findStyles('home').css).not.toContain('.specifications');
    expect(findStyles('status').css).toContain('.lost-pane');
  });

  it('put what stands higher in the house into a higher layer', () => {
    const { css } = findStyles('home');
    const floors = [...css.matchAll(/@layer (\w+) *\{/g)].map(([, floor]) => floor);
    expect([...new Set(floors)]).toEqual(['base', 'ui', 'layouts', 'pages']);
    expect(css).toMatch(/^@layer base, ?ui, ?layouts, ?pages;/);
    const [beforePages = '', pages = ''] = css.split(/@layer pages *\{(.*)/s);
    expect(pages).toContain('.hero');
    expect(beforePages).toContain('.header-inner');
  });

  it('have the hash that a browser computes of them, and the policy allows it and no other inline style', async () => {
    const { css, hash } = findStyles('category');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    expect(hash).toBe(btoa(String.fromCharCode(...new Uint8Array(digest))));
    expect(createContentPolicy(hash)).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(createContentPolicy()).toContain("style-src 'self';");
  });

  it('cannot end the element they stand in', () => {
    for (const page of ['home', 'category', 'product', 'results', 'status'] as const) {
      expect(findStyles(page).css).not.toContain('</');
    }
  });
});

describe('the sheet of a part', () => {
  it('is there for more than twenty parts', () => {
    expect(parts.filter(([, css]) => css !== '').length).toBeGreaterThan(20);
    expect(findClasses('.a { top: 0.5em; .b-c { left: .5em } } /* .d */')).toEqual(['a', 'b-c']);
  });

  it.each(parts)('%s names no class but its own and the base’s', (path, css) => {
    const name = /([\w-]+)\.css$/.exec(path)?.[1] ?? '';
    const foreign = findClasses(css).filter((own) => own !== name && !own.startsWith(`${name}-`) && !base.has(own));
    expect(foreign).toEqual([]);
  });
});
