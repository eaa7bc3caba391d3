import { chromium, type Response } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { brotliSize, gzipSize } from './sizes.ts';

interface FirstView {
  /** What was asked for until everything that is shown at once was there. */
  requests: number;
  /** Bytes of all scripts together. */
  scripts: { gzip: number; brotli: number };
  /** Bytes after gzip of all sheets together but those for paper; styles in the document are no file. */
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
    const answers: Response[] = [];
    tab.on('response', (response) => answers.push(response));
    await tab.goto(page.href, { waitUntil: 'networkidle' });
    // What it asks last: to be agreed to.
    await tab.locator('.consent').waitFor();
    await tab.waitForLoadState('networkidle');
    const late = new Set(await tab.evaluate(listLateFiles));
    const bodies = async (type: string) =>
      Promise.all(
        answers
          .filter((answer) => answer.request().resourceType() === type && !late.has(answer.url()))
          .map((answer) => answer.body()),
      );
    const [scripts, sheets] = await Promise.all([bodies('script'), bodies('stylesheet')]);
    const sum = (files: readonly Buffer[], size: (file: Buffer) => number) =>
      files.reduce((total, file) => total + size(file), 0);
    return {
      requests: answers.filter((answer) => !late.has(answer.url()) && isOfTheView(answer)).length,
      scripts: { gzip: sum(scripts, gzipSize), brotli: sum(scripts, brotliSize) },
      sheetBytes: sum(sheets, gzipSize),
    };
  } finally {
    await browser.close();
  }
}

/** Pages fetched ahead are of the next view, and the icon of the tab is of none. */
function isOfTheView(answer: Response): boolean {
  return !['fetch', 'other'].includes(answer.request().resourceType());
}

/** In the browser: what was asked for and is not shown yet, pictures below the first view and the sheet for paper. */
function listLateFiles(): string[] {
  const pictures = [...document.images]
    .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
    .map((picture) => picture.currentSrc);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  return [...pictures, ...sheets.map((sheet) => sheet.href)];
}
