import { describe, expect, it } from 'vitest';
import { type Answer, createBackend, createLead, createServices, inScope } from '../testing/leads.ts';
import { deliver } from './deliver.ts';

async function offer(answer: Answer, time?: number) {
  const lines: unknown[] = [];
  const services = createServices({ backend: createBackend(answer).backend });
  const options = time === undefined ? { lines } : { lines, time };
  const delivery = await inScope((scope) => deliver(createLead(), services, scope), options);
  return { kind: delivery.kind, lines };
}

const page = (status: number) => () =>
  new Response('<h1>Back soon', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

describe('an offered lead', () => {
  it.each<[string, Answer]>([
    ['201', () => Response.json({ received: true }, { status: 201 })],
    ['204', () => new Response(null, { status: 204 })],
    ['409, as the backend has it already', () => new Response('', { status: 409 })],
  ])('is accepted with %s', async (_, answer) => {
    expect((await offer(answer)).kind).toBe('accepted');
  });

  it.each<[string, Answer]>([
    ['a page with status 200: a server under repair', page(200)],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
    ['400', page(400)],
    ['503', page(503)],
    ['a broken connection', () => Promise.reject(new TypeError('reset'))],
  ])('is for later after %s', async (_, answer) => {
    const { kind, lines } = await offer(answer);
    expect(kind).toBe('later');
    expect(lines).toMatchObject([{ event: 'delivery', identifier: 'newsletter-pt' }]);
  });

  it('is for later when the backend does not answer before the queue needs what time is left', async () => {
    expect((await offer(() => new Promise<never>(() => undefined), 1_050)).kind).toBe('later');
  });

  it('is refused with 422, whatever its body holds', async () => {
    expect((await offer(page(422))).kind).toBe('refused');
  });
});
