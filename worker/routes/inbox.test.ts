import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createSite, ORIGIN } from '../testing/site.ts';

describe('the inbox', () => {
  const visit = (url: string, headers: Record<string, string> = {}, site = createSite()) =>
    site.fetch(new Request(url, { headers }), createExecutionContext());

  it('is shut to everybody elsewhere, whatever host they name', async () => {
    expect((await visit(`${ORIGIN}/inbox`)).status).toBe(404);
    expect((await visit('http://localhost/inbox', { 'CF-Ray': '8c0ffee' })).status).toBe(404);
    expect((await visit('http://localhost/inbox')).status).toBe(200);
  });

  it('opens elsewhere with its password alone', async () => {
    const site = createSite({ INBOX_PASSWORD: 'correct horse €' });
    const basic = (text: string) => ({
      Authorization: `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`,
    });
    expect((await visit(`${ORIGIN}/inbox`, {}, site)).status).toBe(401);
    expect((await visit(`${ORIGIN}/inbox`, basic('inbox:wrong'), site)).status).toBe(401);
    expect((await visit(`${ORIGIN}/inbox`, basic('inbox:correct horse €'), site)).status).toBe(200);
  });
});
