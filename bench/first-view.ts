import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { compressedSize } from './sizes.ts';

interface FirstView {
  requests: number;
  /** Bytes after gzip, of all files of the kind together; styles in the document are no file. */
  scriptBytes: number;
  sheetBytes: number;
}

/** What a browser asks for when it opens a page and nobody touches it, on a phone. */
export async function measureFirstView(page: URL): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const tab = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      locale: 'pt-PT',
      // It comes when all is done, and asks for nothing that is shown.
      serviceWorkers: 'block',
    });
    const view: FirstView = { requests: 0, scriptBytes: 0, sheetBytes: 0 };
    const bodies: Promise<void>[] = [];
    tab.on('response', (response) => {
      view.requests += 1;
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      bodies.push(
        response.body().then((body) => {
          view[type === 'script' ? 'scriptBytes' : 'sheetBytes'] += compressedSize(body);
        }),
      );
    });
    await tab.goto(page.href, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    return view;
  } finally {
    await browser.close();
  }
}
