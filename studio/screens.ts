import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';

/** Photographs interfaces at one and a half times their size, as `{name}.png` in a folder. */
export async function photographScreens(names: Iterable<string>, folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1920 }, deviceScaleFactor: 1.5 });
  for (const name of new Set(names)) {
    const file = fileURLToPath(new URL(`screens/${name}.html`, import.meta.url));
    await page.goto(pathToFileURL(file).href);
    await page.addStyleTag({ content: poppins() });
    await page.evaluate(() => document.fonts.ready);
    await page.locator('body').screenshot({ path: join(folder, `${name}.png`) });
  }
  await browser.close();
}

/** The site's typeface as data, because a page opened from a file may not load a neighbouring one. */
function poppins(): string {
  return [400, 500, 600, 700, 800]
    .map((weight) => {
      const file = import.meta.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`);
      const data = readFileSync(fileURLToPath(file), 'base64');
      return `@font-face { font-family: Poppins; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
    })
    .join('\n');
}
