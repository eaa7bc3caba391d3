import { expect } from 'playwright/test';
import type { startLeadBackend } from './lead-backend.ts';
import type { startPreview } from './preview.ts';

/** Milliseconds in which everything must have arrived, however busy the machine is. */
export const LIMIT = 240_000;

type Backend = Awaited<ReturnType<typeof startLeadBackend>>;
type Site = Awaited<ReturnType<typeof startPreview>>;

/** Runs the cron handler again and again until everybody who was thanked has a lead at the backend. */
export async function deliverAll(site: Site, backend: Backend, thanked: readonly string[]): Promise<void> {
  await expect(async () => {
    await site.sweep();
    const counts = countByEmail(backend);
    expect(thanked.filter((email) => !counts.has(email))).toEqual([]);
  }).toPass({ timeout: LIMIT, intervals: [1_000] });
}

/** How many leads with each address the backend has. */
export function countByEmail({ leads }: Backend): Map<string, number> {
  const groups = Map.groupBy(leads.values(), (form) => String(form.get('email')));
  return new Map([...groups].map(([email, forms]) => [email, forms.length]));
}
