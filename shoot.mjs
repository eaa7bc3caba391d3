import { chromium } from 'playwright';

const [, , paths, widths = '1280', mode = 'full'] = process.argv;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const w of widths.split(',')) {
  const page = await browser.newPage({ viewport: { width: +w, height: 900 } });
  for (const p of paths.split(',')) {
    await page.goto('http://localhost:8812' + p, { waitUntil: 'networkidle' });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.evaluate(() => {
      for (const s of ['.newsletter', '.footer']) document.querySelector(s)?.remove();
      for (const i of document.querySelectorAll('img')) i.loading = 'eager';
    });
    await page.waitForTimeout(150);
    const name = `/tmp/shots/${p.replaceAll('/', '_')}-${w}.png`;
    await page.screenshot({ path: name, fullPage: true });
    console.log(name, 'overflow', over, 'height', await page.evaluate(() => document.documentElement.scrollHeight));
  }
  await page.close();
}
await browser.close();
