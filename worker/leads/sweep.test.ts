import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  abandon,
  createBackend,
  createLead,
  createQueue,
  createServices,
  createServicesOn,
  down,
  forgetOutage,
  inScope,
  readRow,
} from '../testing/leads.ts';
import { AT_ONCE, LEASE_TIME, RUN_SIZE } from './limits.ts';
import { sweepLeads } from './sweep.ts';

const longAgo = () => Date.now() - LEASE_TIME - 60_000;
const sweep = (answer?: Answer, time = 60_000) => {
  const { backend, received, offers } = createBackend(answer);
  return inScope((scope) => sweepLeads(createServices({ backend }), scope), { time }).then(() => ({
    received,
    offers,
  }));
};

beforeEach(forgetOutage);

describe('the sweep', () => {
  it('is held up by no row that this release cannot read, and sets each aside with its reason', async () => {
    const insert = env.DB.prepare(
      "INSERT INTO outbox (key, lead, state, created_at, due_at) VALUES (?, ?, 'waiting', ?, 0)",
    );
    const unreadable = Array.from({ length: 120 }, (_, index) =>
      insert.bind(
        `old-${index}`,
        index % 2 ? 'no JSON' : '{"key":"x","identifier":"newsletter-pt","locale":"pt"}',
        Date.now(),
      ),
    );
    await env.DB.batch(unreadable);
    const lead = createLead();
    await abandon(lead, longAgo());
    expect([...(await sweep()).received.keys()]).toEqual([lead.key]);
    expect(await readRow('old-0')).toMatchObject({ state: 'unreadable', reason: 'lead.page: object' });
    expect(await readRow('old-1')).toMatchObject({ state: 'unreadable', reason: 'lead: parse_json' });
  });

  it('offers a hundred leads of a slow backend five at a time after its probe, each once', async () => {
    const leads = Array.from({ length: 101 }, () => createLead());
    for (const lead of leads) await abandon(lead, longAgo());
    let underWay = 0;
    let most = 0;
    let open = Promise.withResolvers<void>();
    // Answers come only once five offers are under way: with fewer at a time none would ever come.
    let isProbe = true;
    const { offers, received } = await sweep(async () => {
      if (isProbe) {
        isProbe = false;
        return new Response(null, { status: 201 });
      }
      underWay += 1;
      most = Math.max(most, underWay);
      const gate = open;
      if (underWay === AT_ONCE) {
        open = Promise.withResolvers();
        setTimeout(gate.resolve, 5);
      }
      await gate.promise;
      underWay -= 1;
      return new Response(null, { status: 201 });
    });
    expect(most).toBe(5);
    expect(offers).toHaveLength(101);
    expect(received.size).toBe(101);
  });

  it('never offers a lead that another run has, even where both run at once', async () => {
    for (let count = 0; count < 20; count += 1) await abandon(createLead(), longAgo());
    const runs = await Promise.all([sweep(), sweep()]);
    const offers = runs.flatMap((run) => run.offers);
    expect(offers).toHaveLength(20);
    expect(new Set(offers).size).toBe(20);
  });

  it('tries each lead once a run, and again only after a pause', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    const down = () => new Response('', { status: 503 });
    expect((await sweep(down)).offers).toEqual([lead.key]);
    expect((await sweep(down)).offers).toEqual([]);
    expect(await readRow(lead.key)).toMatchObject({ state: 'waiting' });
    await env.DB.prepare('DELETE FROM outbox WHERE key = ?').bind(lead.key).run();
  });

  it('keeps for a person what the backend refuses after the visitor has gone', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    await sweep(() => Response.json({ errors: { email: ['recusado'] } }, { status: 422 }));
    expect(await readRow(lead.key)).toMatchObject({ state: 'refused', reason: 'refused for email' });
    expect((await sweep()).offers).toEqual([]);
  });

  it('begins nothing it has no time to finish', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    expect((await sweep(undefined, 5_000)).offers).toEqual([]);
    expect((await sweep()).offers).toEqual([lead.key]);
  });
});

describe('the sweep while the backend is away', () => {
  const keep = async (count: number) => {
    const leads = Array.from({ length: count }, () => createLead());
    for (const lead of leads) await abandon(lead, longAgo());
    return leads.map(({ key }) => key);
  };
  const isOver = () => env.DB.exec('UPDATE backend_away SET tried_at = 0');
  const forget = () => env.DB.exec('DELETE FROM outbox');
  const count = async (state: string, attempts: number) =>
    env.DB.prepare('SELECT count(*) AS count FROM outbox WHERE state = ? AND attempts = ?')
      .bind(state, attempts)
      .first<number>('count');

  it('offers one lead as a probe, and counts no try of the others', async () => {
    await forget();
    await keep(30);
    expect((await sweep(down)).offers).toHaveLength(1);
    expect(await count('waiting', 2)).toBe(1);
    expect(await count('leased', 1)).toBe(29);
    expect((await sweep(down)).offers).toEqual([]);
    await isOver();
    expect((await sweep()).offers).toHaveLength(29);
  });

  it('probes with a lead that was tried least: one that always fails is in the way of none', async () => {
    await forget();
    const [poison = '', ...others] = await keep(20);
    await env.DB.prepare('UPDATE outbox SET attempts = 9, due_at = 0 WHERE key = ?').bind(poison).run();
    const { offers, received } = await sweep((key) => new Response(null, { status: key === poison ? 500 : 201 }));
    expect(offers).toHaveLength(20);
    expect([...received.keys()].toSorted()).toEqual(others.toSorted());
    // One failure among many that were taken does not say that the backend is away.
    expect((await env.DB.prepare('SELECT * FROM backend_away').all()).results).toEqual([]);
  });

  it('stops after five failures in a row where the backend goes away in the middle', async () => {
    await forget();
    await keep(40);
    let left = 10;
    const { offers, received } = await sweep(() => {
      left -= 1;
      return new Response(null, { status: left >= 0 ? 201 : 503 });
    });
    expect(received.size).toBe(10);
    // Those that were on their way meanwhile are not called back.
    expect(offers.length).toBeGreaterThanOrEqual(10 + AT_ONCE);
    expect(offers.length).toBeLessThan(10 + 2 * AT_ONCE);
    expect((await sweep(down)).offers).toEqual([]);
  });

  it('learns nothing of the backend from a lead whose file cannot be read, and goes on with the next', async () => {
    await forget();
    const file = { name: 'x.pdf', type: '', size: 1, key: 'x' };
    await abandon(createLead({ fields: [{ name: 'file', file }] }), longAgo() - 1_000);
    const [key] = await keep(1);
    await isOver();
    const { backend, offers } = createBackend();
    const services = createServices({ backend });
    services.files.read = () => Promise.reject(new Error('R2 is down'));
    await env.DB.exec('INSERT INTO backend_away VALUES (1, 0)');
    await inScope((scope) => sweepLeads(services, scope));
    expect(offers).toEqual([key]);
  });
});

it('a run stays within the subrequests of an invocation, however many leads wait', async () => {
  await env.DB.exec('DELETE FROM outbox');
  let requests = 0;
  /** The binding itself, with every call of these methods counted. */
  const counted = <Binding extends object>(binding: Binding, methods: readonly PropertyKey[]): Binding =>
    new Proxy(binding, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          if (methods.includes(name)) requests += 1;
          const result: unknown = Reflect.apply(value, target, values);
          return name === 'prepare' ? counted(result as object, ['all', 'run', 'first', 'raw']) : result;
        };
      },
    });
  for (let index = 0; index < RUN_SIZE + 10; index += 1) {
    await env.FILES.put(`file-${index}`, 'x');
    const file = { name: 'x.pdf', type: '', size: 1, key: `file-${index}` };
    await abandon(createLead({ fields: [{ name: 'file', file }] }), longAgo());
  }
  const { backend, offers } = createBackend(() => {
    requests += 1;
    return new Response(null, { status: 201 });
  });
  const bindings = {
    DB: counted(env.DB, ['batch', 'exec']),
    FILES: counted(env.FILES, ['get', 'put', 'list', 'delete', 'head']),
    LEADS: createQueue().queue,
  };
  await inScope((scope) => sweepLeads(createServicesOn(bindings, backend), scope));
  expect(offers).toHaveLength(RUN_SIZE);
  expect(requests).toBeGreaterThan(4 * RUN_SIZE);
  expect(requests).toBeLessThan(900);
});
