/**
 * `node bench/first-paint.ts`: first and largest paint of the built product page on a slow phone, beside the same page
 * with its styles in an external sheet and two fonts preloaded. It works whichever of the two the site has itself.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { median } from './compare.ts';
import { serveSite } from './serve.ts';

const PAGE = '/produtos/ecras-interativos/orion-65';
const LOADS = 7;
/** 1.6 Mbit/s, in bytes per second. */
const BANDWIDTH = 200_000;
const SHEET = '/bench-sheet.css';

interface Paints {
  /** Milliseconds from navigation. */
  first: number;
  largest: number;
}

const site = await serveSite();
const answer = await fetch(new URL(PAGE, site.url));
const html = await answer.text();
const early = answer.headers.get('Link');
const { page: external, sheet } = await moveStylesOut(html, site.url);
const [asItStands, asBefore] = await Promise.all([serve(html, early), serve(external, null)]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const own: Paints[] = [];
  const before: Paints[] = [];
  // In turn, so that a slow moment of the machine meets both.
  for (let load = 0; load < LOADS; load++) {
    own.push(await measurePaints(browser, asItStands.url));
    before.push(await measurePaints(browser, asBefore.url));
  }
  const row = (what: keyof Paints, target: number) => {
    const [one, other] = [median(own.map((paints) => paints[what])), median(before.map((paints) => paints[what]))];
    const ratio = one / other;
    return {
      'as it stands, ms': one,
      'sheet and fonts, ms': other,
      ratio: ratio.toFixed(2),
      target: `≤ ${target}`,
      met: ratio <= target,
    };
  };
  console.table({ 'first paint': row('first', 0.65), 'largest paint': row('largest', 0.9) });
} finally {
  await browser.close();
  await Promise.all([asItStands.stop(), asBefore.stop(), site.stop()]);
}

/** The page with whatever styles it carries in one sheet, linked, and two of the sheet's fonts preloaded. */
async function moveStylesOut(markup: string, origin: URL): Promise<{ page: string; sheet: string }> {
  const inline = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);
  const links = [...markup.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const linked = links.map(async (link) => {
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
    return (await fetch(new URL(href, origin))).text();
  });
  const text = [...inline, ...(await Promise.all(linked))].join('\n');
  const fonts = [...new Set([...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url))].slice(0, 2);
  const head = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">`),
    `<link rel="stylesheet" href="${SHEET}">`,
  ].join('');
  const bare = markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<link[^>]*rel="stylesheet"[^>]*>|<link[^>]*as="font"[^>]*>/g, '');
  return { page: bare.replace('</title>', () => `</title>${head}`), sheet: text };
}

/**
 * A page at the root of a server that passes everything else on to the site, with text compressed as Cloudflare does.
 * The content policy stays behind for both pages: it names the styles of one of them. `early`: its `Link` header.
 */
async function serve(page: string, early: string | null): Promise<{ url: URL; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const send = (body: Uint8Array | string, type: string) => {
      const isText = /^(text\/|image\/svg|application\/json)|javascript/.test(type);
      response.setHeader('Content-Type', type);
      if (isText) response.setHeader('Content-Encoding', 'gzip');
      response.end(isText ? gzipSync(body) : body);
    };
    if (path === '/' && early !== null) response.setHeader('Link', early);
    if (path === '/') return send(page, 'text/html; charset=utf-8');
    if (path === SHEET) return send(sheet, 'text/css; charset=utf-8');
    const answer = await fetch(new URL(path, site.url));
    send(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('Content-Type') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
