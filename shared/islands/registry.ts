import { type ComponentProps, createElement } from 'react';
import { loadProblemWords } from '../forms/problem-words/load.ts';
import type { LeadFormProps } from './LeadForm.tsx';

/** The islands by name: what the browser loads when one is wanted. */
export const islands = {
  'lead-form': async () => {
    const [{ LeadForm }, said] = await Promise.all([
      import('./LeadForm.tsx'),
      loadProblemWords(document.documentElement.lang),
    ]);
    return (props: Omit<LeadFormProps, 'said'>) => createElement(LeadForm, { ...props, said });
  },
} as const;

export type IslandName = keyof typeof islands;

/** What an island takes; serialisable, since it travels in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** When an island wakes: shortly before it is seen, when the browser has nothing else to do, or when it is touched. */
export type IslandMoment = 'visible' | 'idle' | 'touch';
