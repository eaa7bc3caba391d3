import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MenuList } from './MenuList.tsx';

it('draws the third level of the menu under its entry, and marks the page in it', () => {
  const sub = [{ key: 'orion', label: 'Orion', url: '/produtos/ecras/orion' }];
  const entries = [{ key: 'ecras', label: 'Ecrãs', url: '/produtos/ecras', sub }];
  const html = renderToStaticMarkup(<MenuList entries={entries} path="/produtos/ecras/orion" className="panel" />);
  expect(html).toBe(
    '<ul class="panel"><li><a href="/produtos/ecras" aria-current="true">Ecrãs</a>' +
      '<ul><li><a href="/produtos/ecras/orion" aria-current="page">Orion</a></li></ul></li></ul>',
  );
});
