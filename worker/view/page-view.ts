import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Crumb } from './crumb.ts';
import type { Head } from './head.ts';
import type { About } from './structured-data/about.ts';

/** A page made of its content. */
export interface PageView {
  head: Head;
  /** From the home page to this one, both included. */
  trail: readonly Crumb[];
  /** What it says of itself to machines, in the words of schema.org. */
  describe?(about: About): readonly Thing[];
  body: ReactElement;
}
