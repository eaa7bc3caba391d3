import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings.ts';
import { createBackend, createServices, createSubmission, findRows, inScope } from '../testing/leads.ts';
import { ask, completeQuote, createSite, PRODUCT, post } from '../testing/site.ts';
import { SpamGuard } from './spam-guard.ts';
import { submit } from './submit.ts';

const FORM_SECRET = 'f'.repeat(32);
const turnstile = {
  TURNSTILE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
};

const inspect = (guard: SpamGuard, input: Readonly<Record<string, unknown>>, lines: unknown[] = []) =>
  inScope((scope) => guard.inspect(input, Date.now(), scope), { lines });

describe('the guard', () => {
  it('marks what filled in the field nobody sees, and what brings no stamp of ours', async () => {
    const guard = new SpamGuard(parseSettings({ FORM_SECRET }).guard);
    const { stamp } = await guard.equip(Date.now());
    expect(await inspect(guard, { stamp, website: '' })).toEqual([]);
    expect(await inspect(guard, { stamp, website: 'https://pills.example' })).toEqual(['honeypot']);
    expect(await inspect(guard, { website: 'x' })).toEqual(['honeypot', 'stamp']);
  });

  it('asks for nothing where nothing is set', async () => {
    const guard = new SpamGuard(parseSettings({}).guard);
    expect(await guard.equip(Date.now())).toEqual({ stamp: undefined, siteKey: undefined });
    expect(await inspect(guard, {})).toEqual([]);
  });

  it('marks a lead without a token of Turnstile, or with one while its server does not answer', async () => {
    const guard = new SpamGuard(parseSettings(turnstile).guard, 'http://127.0.0.1:1/siteverify');
    const lines: unknown[] = [];
    expect(await inspect(guard, {}, lines)).toEqual(['turnstile']);
    expect(lines).toEqual([]);
    expect(await inspect(guard, { turnstile: 'token' }, lines)).toEqual(['turnstile']);
    expect(JSON.stringify(lines)).not.toContain('token');
    expect(lines).toMatchObject([{ event: 'turnstile' }]);
  });

  it('drops nothing: a marked lead is kept, thanked for and delivered with its mark', async () => {
    const submission = createSubmission();
    const { backend, received } = createBackend();
    const input = { ...submission.input, website: 'x' };
    const outcome = await inScope((scope) => submit({ ...submission, input }, createServices({ backend }), scope));
    expect(outcome).toMatchObject({ kind: 'kept' });
    expect([...received.values()].map((form) => form.get('suspicion'))).toEqual(['honeypot']);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'delivered' }]);
  });

  it('leaves a lead that is fine without a word', async () => {
    const { backend, received } = createBackend();
    await inScope((scope) => submit(createSubmission(), createServices({ backend }), scope));
    expect([...received.values()].map((form) => form.has('suspicion'))).toEqual([false]);
  });
});

describe('a page', () => {
  const stampOf = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1];

  it('carries a stamp in its forms, which then count as sent from it', async () => {
    const site = createSite({ FORM_SECRET });
    const stamp = stampOf(await (await ask(PRODUCT.en, {}, site)).text());
    expect(stamp).toMatch(/^[\w-]{10}$/);
    const fields = { ...completeQuote, stamp: stamp ?? '', email: `${crypto.randomUUID()}@escola.example` };
    expect((await post(PRODUCT.en, fields, { asked: site })).status).toBe(303);
    expect(JSON.parse((await findRows(fields.email))[0]?.lead ?? '{}')).toMatchObject({ suspicions: [] });
  });

  it('lets Turnstile in where its keys are set, and nobody else', async () => {
    const policy = async (settings: object) =>
      (await ask(PRODUCT.en, {}, createSite({ ...settings }))).headers.get('Content-Security-Policy');
    expect(await policy({})).not.toContain('cloudflare');
    expect(await policy(turnstile)).toContain(
      "script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
    );
  });
});
