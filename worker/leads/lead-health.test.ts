import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  abandon,
  createBackend,
  createLead,
  createQueue,
  createServices,
  createSubmission,
  down,
  forgetOutage,
  inScope,
  refuse,
} from '../testing/leads.ts';
import { readLeadHealth } from './lead-health.ts';
import { submit } from './submit.ts';
import { sweepLeads } from './sweep.ts';

const now = Date.now();
const nothing = { store: 'ok', waiting: 0, oldestWaiting: 0, refused: 0, unreadable: 0, backendAway: false };
const read = () => inScope((scope) => readLeadHealth(env.DB, now, scope));

beforeEach(forgetOutage);

describe('the health of the leads', () => {
  it('counts what waits, since when, and what a person must look at, and nothing that is done', async () => {
    expect(await read()).toEqual(nothing);
    const services = createServices({ backend: createBackend(refuse({})).backend });
    await inScope((scope) => submit(createSubmission(), services, scope));
    await inScope((scope) => submit(createSubmission(), createServices(), scope));
    await env.DB.prepare(
      "INSERT INTO outbox (key, lead, state, created_at, due_at) VALUES ('old', '{}', 'waiting', ?, 0)",
    )
      .bind(now)
      .run();
    await inScope((scope) => sweepLeads(createServices(), scope));
    await abandon(createLead(), now - 90_000);
    await abandon(createLead(), now - 30_000);
    expect(await read()).toEqual({ ...nothing, waiting: 2, oldestWaiting: 90, refused: 1, unreadable: 1 });
  });

  it('says that the backend is away, until it has taken a lead', async () => {
    const submission = createSubmission();
    await inScope((scope) => submit(submission, createServices({ backend: createBackend(down).backend }), scope));
    expect(await read()).toMatchObject({ store: 'ok', backendAway: true });
    await env.DB.exec('UPDATE backend_away SET tried_at = 0');
    await inScope((scope) => submit(createSubmission(), createServices(), scope));
    expect(await read()).toMatchObject({ backendAway: false });
  });

  it.each(['outbox', 'backend_away'])(
    'names %s where it is missing, and leads go to the queue meanwhile',
    async (table) => {
      await env.DB.exec(`ALTER TABLE ${table} RENAME TO hidden`);
      expect(await read()).toEqual({ store: 'failing', problem: `no table ${table}: npm run migrate` });
      const { queue, sent } = createQueue();
      expect(await inScope((scope) => submit(createSubmission(), createServices({ queue }), scope))).toMatchObject({
        kind: 'kept',
      });
      expect(sent).toMatchObject([{ lead: { identifier: 'newsletter-pt' } }]);
      await env.DB.exec(`ALTER TABLE hidden RENAME TO ${table}`);
    },
  );

  it('does not wait for a store that hangs', async () => {
    const statement = env.DB.prepare('SELECT 1');
    statement.all = () => new Promise<never>(() => undefined);
    const prepare = () => statement;
    const health = await inScope((scope) => readLeadHealth({ prepare }, now, scope), { time: 100 });
    expect(health).toEqual({ store: 'failing', problem: 'no answer' });
  });
});
