import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findCurrent } from './find-current.ts';
import { MenuList } from './MenuList.tsx';

it('draws the third level of the menu under its entry, and marks the page alone', () => {
  const sub = [{ key: 'orion', label: 'Orion', url: '/produtos/ecras/orion' }];
  const entries = [{ key: 'ecras', label: 'Ecrãs', url: '/produtos/ecras', sub }];
  const path = '/produtos/ecras/orion';
  const html = renderToStaticMarkup(
    <MenuList entries={entries} path={path} current={findCurrent(entries, path)} className="panel" />,
  );
  expect(html).toBe(
    '<ul class="panel"><li><a href="/produtos/ecras">Ecrãs</a>' +
      '<ul><li><a href="/produtos/ecras/orion" aria-current="page">Orion</a></li></ul></li></ul>',
  );
});

it('takes the nearest entry above a page that is in no menu', () => {
  const entries = [{ url: '/produtos' }, { url: '/produtos/ecras' }, { url: '/prod' }];
  expect(findCurrent(entries, '/produtos/ecras/orion-65')).toBe('/produtos/ecras');
  expect(findCurrent(entries, '/produtos/mesas')).toBe('/produtos');
  expect(findCurrent(entries, '/contactos')).toBeUndefined();
});
