import type { ComponentProps } from 'react';

/** The islands by name: what the browser loads when one is wanted. */
export const islands = {
  'lead-form': () => import('./LeadForm.tsx').then((module) => module.LeadForm),
} as const;

export type IslandName = keyof typeof islands;

/** What an island takes; serialisable, since it travels in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** When an island wakes: shortly before it is seen, when the browser has nothing else to do, or when it is touched. */
export type IslandMoment = 'visible' | 'idle' | 'touch';
