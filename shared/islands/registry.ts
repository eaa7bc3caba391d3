import { type ComponentProps, createElement } from 'react';
import { loadProblemWords } from '../forms/problem-words/load.ts';
import { addSheet } from '../ui/add-sheet.ts';
import type { LeadFormProps } from './LeadForm.tsx';

const added = new Set<string>();

/** What forms say of mistakes has a style that their pages do not carry; it stays for all of them. */
function addOnce(styles: string): void {
  if (!added.has(styles)) addSheet(styles);
  added.add(styles);
}

/** The islands by name: what the browser loads when one is wanted. */
export const islands = {
  'lead-form': async () => {
    const [{ LeadForm }, said, { default: styles }] = await Promise.all([
      import('./LeadForm.tsx'),
      loadProblemWords(document.documentElement.lang),
      import('../ui/error-summary.css?sheet'),
    ]);
    addOnce(styles);
    return (props: Omit<LeadFormProps, 'said'>) => createElement(LeadForm, { ...props, said });
  },
} as const;

export type IslandName = keyof typeof islands;

/** What an island takes; serialisable, since it travels in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** When an island wakes: shortly before it is seen, when the browser has nothing else to do, or when it is touched. */
export type IslandMoment = 'visible' | 'idle' | 'touch';
