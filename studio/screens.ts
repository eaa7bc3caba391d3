import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { browserArguments, findBrowser } from '../tools/browser.ts';

/** A screen in a language. */
export interface Shot {
  name: string;
  locale: Locale;
}

/** The file name of a photographed screen; the default language goes without saying. */
export function shotFile({ name, locale }: Shot): string {
  return locale === locales[0] ? `${name}.png` : `${name}.${locale}.png`;
}

/** Photographs interfaces at one and a half times their size into a folder. */
export async function photographScreens(shots: Shot[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1920 }, deviceScaleFactor: 1.5 });
  for (const shot of new Map(shots.map((shot) => [shotFile(shot), shot])).values()) {
    const file = fileURLToPath(new URL(`screens/${shot.name}.html`, import.meta.url));
    await page.goto(pathToFileURL(file).href);
    await page.addStyleTag({ content: poppins() + onlyIn(shot.locale) });
    await page.evaluate((locale) => {
      document.documentElement.lang = locale;
      return document.fonts.ready;
    }, shot.locale);
    await page.locator('body').screenshot({ path: join(folder, shotFile(shot)) });
  }
  await browser.close();
}

/** Words stand in a screen once a language, each in an element that names it with `lang`; the others are hidden. */
function onlyIn(locale: Locale): string {
  return `:not(html)[lang]:not([lang="${locale}"]) { display: none !important }`;
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
