import { env } from 'cloudflare:workers';
import { createBackend } from '../index.ts';

/** The embedded backend with storage of its own for each file of tests. */
export const backend = createBackend({ database: env.DB, files: env.FILES });

/** Offers a lead to it as the site does, and gives the status of its answer. */
export async function offer(
  key: string,
  fields: Readonly<Record<string, string | File | readonly string[]>>,
  identifier = 'contacts-pt',
): Promise<number> {
  const body = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of typeof given === 'string' || given instanceof File ? [given] : given) body.append(name, value);
  }
  const init = { method: 'POST', headers: { 'Idempotency-Key': key }, body };
  return (await backend.request(`/forms/${identifier}`, init)).status;
}
