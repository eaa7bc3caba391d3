import type { Thing } from 'schema-dts';
import type { About } from './structured-data/about.ts';

/** A step of the breadcrumb trail; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** The trail as search engines read it (schema.org BreadcrumbList); none for a page that stands alone. */
export function describeTrail(crumbs: readonly Crumb[], { origin }: About): Thing[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${origin}${path}`,
      })),
    },
  ];
}
