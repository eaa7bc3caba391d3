import { chromium } from 'playwright';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const [w, path, item] of [
  [1280, '/', 'Soluções'],
  [1280, '/produtos/ecras-interativos', 'Produtos'],
  [1024, '/solucoes/aluguer', 'Soluções'],
  [1920, '/en', 'Products'],
]) {
  const c = await b.newContext({ locale: 'xx', viewport: { width: w, height: 800 } });
  const p = await c.newPage();
  let n = 0;
  p.on('request', (r) => {
    if (/menu-pictures|-400\./.test(r.url())) n++;
  });
  await p.goto('http://localhost:8862' + path, { waitUntil: 'networkidle' });
  const before = n;
  await p.locator('.header-nav summary', { hasText: item }).hover();
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `/tmp/d2b/menu-${w}-${item}.png`, clip: { x: 0, y: 0, width: w, height: 420 } });
  console.log(w, item, before, n);
  await c.close();
}
const c = await b.newContext({ locale: 'xx', viewport: { width: 360, height: 740 } });
const p = await c.newPage();
await p.goto('http://localhost:8862/es', { waitUntil: 'networkidle' });
await p.getByRole('button', { name: 'Abrir el menú' }).click();
await p.waitForTimeout(300);
await p.screenshot({ path: '/tmp/d2b/mob.png' });
await b.close();
