import { chromium } from 'playwright';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const [, , widths, ...paths] = process.argv;
for (const w of widths.split(',').map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w < 700 ? 780 : w > 1500 ? 1080 : 800 } });
  for (const path of paths) {
    const full = path.endsWith('!');
    const r = await p.goto('http://localhost:8814' + path.replace('!', ''), { waitUntil: 'networkidle' });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const css = await p.evaluate(() => document.querySelector('style')?.textContent.length);
    console.log(r.status(), w, path, 'overflow', over, 'css', css);
    await p.evaluate(() => {
      for (const i of document.images) i.loading = 'eager';
    });
    await p.screenshot({ path: `/tmp/shot-${w}-${path.replace(/[^\w]/g, '_')}.png`, fullPage: full });
  }
  await p.close();
}
await b.close();
