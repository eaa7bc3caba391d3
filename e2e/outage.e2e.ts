import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { measureOutage } from '../bench/leads.ts';
import { countByEmail, deliverAll, LIMIT } from './deliver-all.ts';
import { startLeadBackend } from './lead-backend.ts';
import { createState, startPreview } from './preview.ts';
import { sendLead, sendMany } from './send-lead.ts';

const PORT = 8792;

type Backend = Awaited<ReturnType<typeof startLeadBackend>>;
type Site = Awaited<ReturnType<typeof startPreview>>;

/** Nobody's lead is there twice, and none is there that nobody sent. */
function expectOnce(backend: Backend, most: number): void {
  expect([...countByEmail(backend).values()].every((count) => count === 1)).toBe(true);
  expect(backend.leads.size).toBeLessThanOrEqual(most);
}

test('a thousand leads that came during an outage arrive once each when it is over', async () => {
  test.setTimeout(LIMIT + 120_000);
  const { thanked, arrived, twice } = await measureOutage(1_000, PORT);
  expect({ thanked, arrived, twice }).toEqual({ thanked: 1_000, arrived: 1_000, twice: 0 });
});

test('whoever was thanked has one lead, though the site is killed while they post and while it delivers', async () => {
  test.setTimeout(LIMIT + 120_000);
  const state = createState();
  const backend = await startLeadBackend();
  backend.delay = 50;
  let site = await startPreview(PORT, state.path, backend.url);
  try {
    // Killed in the middle of two hundred posts that are all under way.
    const thanked: string[] = [];
    const posts = sendMany(site.url, 200, 200, thanked);
    await expect.poll(() => thanked.length, { timeout: 60_000, intervals: [5] }).toBeGreaterThanOrEqual(50);
    await site.kill();
    await posts;
    const duringPosts = thanked.length;
    expect(duringPosts).toBeLessThan(200);

    // Leads of an outage, and killed again while they are delivered.
    backend.manner = 'away';
    site = await startPreview(PORT, state.path, backend.url);
    await sendMany(site.url, 200, 16, thanked);
    expect(thanked).toHaveLength(duringPosts + 200);
    backend.manner = 'takes';
    const before = backend.leads.size;
    const isUnderWay = async () => {
      void site.sweep().catch(() => undefined);
      return backend.leads.size - before;
    };
    await expect.poll(isUnderWay, { timeout: 60_000, intervals: [250] }).toBeGreaterThanOrEqual(30);
    await site.kill();
    const delivered = backend.leads.size;
    expect(delivered - before).toBeLessThan(200);

    site = await startPreview(PORT, state.path, backend.url);
    await deliverAll(site, backend, thanked);
    expectOnce(backend, 400);
    console.log(
      `killed after ${duringPosts} of 200 posts and ${delivered - before} deliveries: ${thanked.length} thanked, ` +
        `${backend.leads.size} leads arrived, ${backend.repeats} offered again and answered with 409`,
    );
  } finally {
    await site.kill();
    await backend.stop();
    state.remove();
  }
});

test.describe('one site', () => {
  const state = createState();
  let backend: Backend;
  let site: Site;

  test.beforeAll(async () => {
    backend = await startLeadBackend();
    site = await startPreview(PORT, state.path, backend.url);
  });

  test.afterAll(async () => {
    await site.kill();
    await backend.stop();
    state.remove();
  });

  test('a lead that the backend takes without ever saying so is one lead in the end', async () => {
    test.setTimeout(LIMIT + 60_000);
    backend.manner = 'drops answers';
    const thanked = await sendMany(site.url, 1, 1);
    expect(thanked).toHaveLength(1);
    expect(backend.leads.size).toBe(1);
    backend.manner = 'takes';
    await expectEmpty(site);
    expect([backend.leads.size, backend.repeats]).toEqual([1, 1]);
  });

  test('a file of ten megabytes outlives an outage byte for byte', async () => {
    test.setTimeout(LIMIT + 60_000);
    backend.manner = 'away';
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_999_991)]);
    const file = new File([bytes], 'avaria nº 1.pdf', { type: 'application/pdf' });
    const problem = randomUUID();
    const answer = await sendLead(`${site.url}/en/support`, { ...support, problem, file });
    expect([answer.status, answer.location]).toEqual([303, '/en/support?thanks=contact']);
    backend.manner = 'takes';
    await expectEmpty(site);
    const leads = [...backend.leads.values()].filter((form) => form.get('problem') === problem);
    expect(leads).toHaveLength(1);
    const received = leads[0]?.get('file');
    if (!(received instanceof File)) throw new Error('The lead came without its file');
    expect([received.name, received.type, received.size]).toEqual([file.name, file.type, 10_000_000]);
    expect(digest(Buffer.from(await received.arrayBuffer()))).toBe(digest(bytes));
  });
});

const support = {
  form: 'support',
  name: 'Ana Reis',
  email: 'ana@escola.example',
  phone: '+351 210 000 001',
  company: 'Escola da Ribeira',
  privacy: 'on',
};

/** Waits until the site has no lead left that the backend has yet to take. */
async function expectEmpty(site: Site): Promise<void> {
  await expect(async () => {
    await site.sweep();
    const { leads } = (await (await fetch(`${site.url}/health`)).json()) as { leads: unknown };
    expect(leads).toMatchObject({ store: 'ok', waiting: 0, refused: 0, unreadable: 0 });
  }).toPass({ timeout: LIMIT, intervals: [1_000] });
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
