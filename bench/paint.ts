import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { median } from './compare.ts';
import { type StandIn, serveCompressed } from './compressing-proxy.ts';
import type { Served } from './serve.ts';

const LOADS = 7;
/** 1.6 Mbit/s, in bytes per second. */
const BANDWIDTH = 200_000;
const SHEET = '/bench-sheet.css';

interface Paints {
  /** Milliseconds from navigation. */
  first: number;
  largest: number;
}

interface PaintFigures {
  /** First and largest paint ÷ those of the page with its styles in an external sheet and two fonts preloaded. */
  firstToSheet: number;
  largestToSheet: number;
  /** Largest paint ÷ that of the page without any script. */
  largestToScriptless: number;
}

/**
 * First and largest paint of a page on a slow phone, beside two others made of it. The content policy stays behind for
 * all three: it names the styles and scripts of one of them.
 */
export async function measurePaint(page: URL): Promise<PaintFigures> {
  const answer = await fetch(page);
  const html = await answer.text();
  const early = answer.headers.get('Link');
  const { markup, sheet } = await moveStylesOut(html, page);
  const type = 'text/html; charset=utf-8';
  const withLinks = { 'content-type': type, ...(early !== null && { link: early }) };
  const serveAs = (standIn: StandIn) =>
    serveCompressed(new URL('/', page), {
      [page.pathname]: standIn,
      [SHEET]: { body: sheet, headers: { 'content-type': 'text/css; charset=utf-8' } },
    });
  const served: Served[] = await Promise.all([
    serveAs({ body: html, headers: withLinks }),
    serveAs({ body: markup, headers: { 'content-type': type } }),
    serveAs({ body: removeScripts(html), headers: withLinks }),
  ]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const rounds: Paints[][] = [];
    // In turn, so that a slow moment of the machine meets all.
    for (let load = 0; load < LOADS; load++) {
      const round: Paints[] = [];
      for (const { url } of served) round.push(await measurePaints(browser, new URL(page.pathname, url)));
      rounds.push(round);
    }
    const find = (variant: number, what: keyof Paints) =>
      median(rounds.map((round) => round[variant]?.[what] ?? Number.NaN));
    return {
      firstToSheet: find(0, 'first') / find(1, 'first'),
      largestToSheet: find(0, 'largest') / find(1, 'largest'),
      largestToScriptless: find(0, 'largest') / find(2, 'largest'),
    };
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
  }
}

/** The page with whatever styles it carries in one sheet, linked, and two of the sheet's fonts preloaded. */
async function moveStylesOut(html: string, page: URL): Promise<{ markup: string; sheet: string }> {
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);
  const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const linked = links.map(async (link) => {
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
    return (await fetch(new URL(href, page))).text();
  });
  const sheet = [...inline, ...(await Promise.all(linked))].join('\n');
  const fonts = [...new Set([...sheet.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url))].slice(0, 2);
  const head = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">`),
    `<link rel="stylesheet" href="${SHEET}">`,
  ].join('');
  const bare = html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<link[^>]*rel="stylesheet"[^>]*>|<link[^>]*as="font"[^>]*>/g, '');
  return { markup: bare.replace('</title>', () => `</title>${head}`), sheet };
}

function removeScripts(html: string): string {
  return html.replaceAll(/<script[^>]*>.*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/gs, '');
}

/** One cold load: CPU 4 times slower, 1.6 Mbit/s, 150 ms. */
async function measurePaints(browser: Browser, url: URL): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: BANDWIDTH,
      uploadThroughput: BANDWIDTH,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.goto(url.href, { waitUntil: 'networkidle' });
    return await tab.evaluate(async () => {
      const last = (type: string) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type,
            buffered: true,
          });
        });
      return { first: await last('paint'), largest: await last('largest-contentful-paint') };
    });
  } finally {
    await context.close();
  }
}
