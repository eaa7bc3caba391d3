/** The islands by name: what the browser loads when one is wanted. */
export const islands = {
  'lead-form': () => import('./LeadForm.tsx').then((module) => module.LeadForm),
} as const;

export type IslandName = keyof typeof islands;
