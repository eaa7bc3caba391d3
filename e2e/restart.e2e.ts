import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { startLeadBackend } from './lead-backend.ts';
import { createState, startPreview } from './preview.ts';

test('a lead that a killed process left behind goes out, once, when the site runs again', async ({ request }) => {
  test.setTimeout(240_000);
  const port = 8791;
  const state = createState();
  const backend = await startLeadBackend();
  backend.manner = 'away';
  const first = await startPreview(port, state.path, backend.url);
  try {
    const email = `${randomUUID()}@escola.example`;
    const response = await request.post(`${first.url}/en`, {
      multipart: { form: 'newsletter', email, privacy: 'on' },
      headers: { Accept: 'application/json' },
    });
    expect(await response.json()).toEqual({ location: '/en?thanks=newsletter' });
  } finally {
    await first.kill();
  }
  backend.manner = 'takes';
  const second = await startPreview(port, state.path, backend.url);
  try {
    // At the start, or a minute later where its pause was not over yet.
    await expect.poll(() => backend.leads.size, { timeout: 120_000, intervals: [500] }).toBe(1);
    expect(backend.repeats).toBe(0);
  } finally {
    await second.kill();
    await backend.stop();
    state.remove();
  }
});
