import { compare, ratio } from './compare.ts';
import { measureP99, measureRate } from './load.ts';
import { buildBare, type Served, serveForgetfulSite, serveSite } from './serve.ts';
import { STREAMS } from './streaming-renderer.ts';

/** Rounds of what a busy machine tells only roughly. */
const ROUNDS = 15;
/** How many times a page is streamed to tell what once takes: so many that it stands out. */
const TIMES = 3;
/** Pages that a real isolate sees in turn. */
const PAGES = 300;

interface Speeds {
  /** Requests per second ÷ those of a bare Hono route that returns the same bytes behind the same router. */
  warm: number;
  /** The same where the bare route sends the page's headers too: what the worker itself adds. */
  warmToAlike: number;
  /** The same for 300 pages in turn. */
  inTurn: number;
  /** The same where every request renders anew. */
  anew: number;
  /** The time that a page takes which is rendered anew ÷ that of React's own stream of the same tree. */
  anewToStream: number;
  /** The time that all but one in a hundred requests take ÷ the bare route's. */
  p99: number;
  /** From nothing to the first whole answer ÷ the bare route's. */
  start: number;
}

/** How fast the site answers with a page, beside a bare route. `paths` are pages of the site. */
export async function measureSpeeds(site: Served, page: string, paths: readonly string[]): Promise<Speeds> {
  const answer = await fetch(new URL(page, site.url), { headers: { 'Accept-Encoding': 'identity' } });
  const html = await answer.text();
  const serveBare = await buildBare(html);
  const serveAlike = await buildBare(html, findOwnHeaders(answer.headers));
  const inTurn = paths.slice(0, PAGES);
  for (const path of inTurn) await (await fetch(new URL(path, site.url))).text();
  const bare = await serveBare();
  const alike = await serveAlike();
  const forgetful = await serveForgetfulSite();
  try {
    const rounds: Record<'bare' | 'alike' | 'warm' | 'inTurn' | 'anew' | 'streamed', number>[] = [];
    // In turn, so that a slow moment of the machine meets all; the first round does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      rounds.push({
        bare: await measureRate(bare.url, [page]),
        alike: await measureRate(alike.url, [page]),
        warm: await measureRate(site.url, [page]),
        inTurn: await measureRate(site.url, inTurn),
        anew: await measureRate(forgetful.url, [page]),
        streamed: await measureRate(forgetful.url, [`${page}?${STREAMS}=${TIMES}`]),
      });
    }
    const counted = rounds.slice(1);
    const rate = (what: 'warm' | 'inTurn' | 'anew') =>
      ratio(
        what,
        counted.map((rates) => [rates[what], rates.bare] as const),
      );
    return {
      warm: rate('warm'),
      warmToAlike: ratio(
        'warm, to a bare route with its headers',
        counted.map(({ warm, alike }) => [warm, alike] as const),
      ),
      inTurn: rate('inTurn'),
      anew: rate('anew'),
      anewToStream: ratio(
        'rendered anew, µs',
        counted.map(({ anew, streamed }) => {
          const [own, withStreams] = [1e6 / anew, 1e6 / streamed];
          return [own, (withStreams - own) / TIMES] as const;
        }),
      ),
      p99: await comparePauses(serveSite, serveBare, page),
      start: await compare(
        'start, ms',
        () => measureStart(serveSite, page),
        () => measureStart(serveBare, page),
      ),
    };
  } finally {
    await bare.stop();
    await alike.stop();
    await forgetful.stop();
  }
}

/** Of those of an answer, those that the worker sends: the server adds the others to any answer. */
function findOwnHeaders(headers: Headers): Record<string, string> {
  const added = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...headers].filter(([name]) => !added.includes(name)));
}

/**
 * The median ratio of the times that all but one in a hundred answers take. Both are started for it and asked equally:
 * every answer leaves objects of the runtime behind, in Miniflare's own workers too, and the more there are the longer
 * are the pauses in which they are cleared away.
 */
async function comparePauses(
  start: () => Promise<Served>,
  startYardstick: () => Promise<Served>,
  page: string,
): Promise<number> {
  const own = await start();
  const yardstick = await startYardstick();
  try {
    return await compare(
      'p99, ms',
      () => measureP99(own.url, page),
      () => measureP99(yardstick.url, page),
      ROUNDS,
    );
  } finally {
    await own.stop();
    await yardstick.stop();
  }
}

/** Milliseconds from nothing to the first whole answer, empty storage included. */
async function measureStart(start: () => Promise<Served>, page: string): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await start();
  await (await fetch(new URL(page, url))).text();
  const milliseconds = performance.now() - begin;
  await stop();
  return milliseconds;
}
