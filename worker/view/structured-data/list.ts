import type { Thing } from 'schema-dts';
import type { About } from './about.ts';

interface Listed {
  path: string;
  name?: string;
  title?: string;
}

/** The pages that a page lists, in their order; nothing where there are none. */
export function describeList(items: readonly Listed[], { origin }: About): Thing[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: items.map(({ path, name, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: name ?? title ?? '',
        url: `${origin}${path}`,
      })),
    },
  ];
}
