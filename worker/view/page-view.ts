import type { ReactElement } from 'react';
import type { Crumb } from './crumb.ts';
import type { Head } from './head.ts';

/** A page made of its content. */
export interface PageView {
  head: Head;
  /** From the home page to this one, both included. */
  trail: readonly Crumb[];
  body: ReactElement;
}
