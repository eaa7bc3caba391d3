import { chromium } from 'playwright';
import { templates } from './e2e/site.ts';
const B = 'http://localhost:8843';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
// H first visits
for (const [al, start, want] of [['de-DE,de;q=0.9','/','/'],['de-DE,de;q=0.9','/en','/en'],['pt-BR,pt;q=0.9,en;q=0.5','/es','/'],['es;q=0.9,en;q=0.8','/','/es'],['en;q=0.8,es;q=0.9','/produtos/ecras-interativos/orion-65','/es/productos/pantallas-interactivas/orion-65'],['*','/es','/es'],['fr,*;q=0.5','/es','/es']] as const) {
  const c = await browser.newContext({ extraHTTPHeaders: { 'Accept-Language': al } }); const p = await c.newPage();
  await p.goto(B + start); const at = new URL(p.url()).pathname; const cookies = (await c.cookies()).map(k=>k.name);
  console.log(at === want ? 'ok' : 'BAD', al, start, at, await p.locator('html').getAttribute('lang'), cookies.join());
  await c.close();
}
// E language menu on all templates
let bad = 0, n = 0;
for (const [name, t] of Object.entries(templates)) for (const from of ['pt','en','es'] as const) {
  const html = await (await fetch(B + t[from])).text();
  for (const to of ['pt','en','es'] as const) {
    const links = [...html.matchAll(/href="(\/locale\?to=[^"]*)"[^>]*lang="([^"]*)"/g)].filter(m => m[2]!.startsWith(to));
    if (links.length === 0) { if (!t[from].includes('/lp/')) { console.log('NO MENU', name, from, to); bad++; } continue; }
    const r = await fetch(B + links[0]![1]!.replaceAll('&amp;','&'), { redirect: 'manual' }); n++;
    const want = name === 'results' ? t[from].replace(/.*\?/, `${t[to].split('?')[0]}?`) : t[to];
    if (r.status !== 303 || r.headers.get('location') !== want || !r.headers.get('set-cookie')?.startsWith(`i18n_redirected=${to}; Max-Age=31536000; Path=/; SameSite=Lax`)) { bad++; console.log('BAD', name, from, to, r.status, r.headers.get('location'), want, r.headers.get('set-cookie')); }
    const page = await fetch(B + r.headers.get('location')); if (page.status !== 200) console.log('BAD status', page.url);
  }
}
console.log('language links', n, 'bad', bad);
// F articles without translation
for (const path of ['/blog/comprar/caderno-de-encargos-sem-marca','/blog/usar-e-cuidar','/blog/usar-e-cuidar/limpar-uma-mesa-de-museu','/lp/catalogo-geral','/lp/ebooks','/lp/ebooks/um-balcao-para-todos']) {
  const html = await (await fetch(B + path)).text();
  console.log(path, [...html.matchAll(/href="(\/locale\?to=[^"]*)"/g)].map(m => m[1]).join(' '), [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)].map(m=>m[1]+' '+m[2]).join(' '));
}
// search in 3 languages
const T = { pt: { r:'/resultados', mis: 'quiosqes', base: 'Quiosques interativos', up: 'QUIOSQUE', dia: 'acessorio' , short: 'abc', none:'xyzzyxy'}, en: { r:'/en/resultados', mis:'kioskz', base:'Interactive kiosks', up:'KIOSK', dia: 'facade', short:'abc', none:'xyzzyxy' }, es: { r:'/es/resultados', mis:'quiosscos', base:'Quioscos interactivos', up:'QUIOSCO', dia:'vestibulo', short:'abc', none:'xyzzyxy' } } as const;
for (const l of ['pt','en','es'] as const) {
  const c = await browser.newContext({ locale: 'xx', viewport: { width: 1280, height: 900 } }); const p = await c.newPage();
  const errors: string[] = []; p.on('console', m => m.type() === 'error' && errors.push(m.text())); p.on('pageerror', e => errors.push(String(e)));
  await p.goto(B + templates.home[l]);
  const mag = p.locator('.search-box summary'); const hint = p.getByRole('tooltip');
  const vis0 = await hint.isVisible(); await mag.hover(); const vis1 = await hint.isVisible(); await p.mouse.move(10, 600); const vis2 = await hint.isVisible();
  // keyboard focus
  await mag.focus(); await p.keyboard.press('Shift+Tab'); await p.keyboard.press('Tab'); const vis3 = await hint.isVisible();
  console.log(l, 'tooltip', vis0, vis1, vis2, vis3, await hint.textContent());
  await p.keyboard.press('Enter'); const f = p.locator('#header-term'); await f.waitFor({ state: 'visible' });
  console.log('focused', await f.evaluate(e => e === document.activeElement));
  await f.pressSequentially('abc'); await p.keyboard.press('Enter');
  console.log('short', await f.evaluate((e: HTMLInputElement) => e.validationMessage), p.url());
  await f.fill(''); await p.keyboard.press('Tab'); await p.keyboard.press('Tab'); await p.waitForTimeout(100);
  console.log('collapsed on leave empty', !(await f.isVisible()));
  await mag.click(); await f.fill('abc'); await p.keyboard.press('Escape'); await p.waitForTimeout(100); console.log('collapsed on Escape', !(await f.isVisible()), await mag.evaluate(e => e === document.activeElement));
  await mag.click(); await f.fill('mesa'); await p.locator('main').click({ position: { x: 5, y: 400 } }); console.log('stays when full', await f.isVisible());
  for (const q of [T[l].short, '   ab ', T[l].mis, T[l].up, T[l].dia, T[l].none, '<img src=x onerror=alert(1)>', "' OR 1=1", '%00%00', 'a'.repeat(500), '../../etc/passwd', '{{7*7}}', '😀😀😀😀', 'مرحبا بالعالم']) {
    const resp = await p.goto(`${B}${T[l].r}?term=${encodeURIComponent(q)}`);
    const info = await p.evaluate(() => ({ t: document.title.slice(0, 70), robots: document.querySelector('meta[name=robots]')?.getAttribute('content'), can: document.querySelectorAll('link[rel=canonical],link[hreflang]').length, h1: document.querySelector('h1')?.textContent?.slice(0, 60), count: document.querySelector('.results-count')?.textContent?.slice(0,80), spell: document.querySelector('.results-spelling')?.textContent, first: document.querySelector('.results-hit h3')?.textContent, marks: [...document.querySelectorAll('mark')].slice(0, 3).map(m => m.textContent).join('|'), fam: document.querySelectorAll('.results-families li').length, person: document.querySelectorAll('.person a').length, img: document.querySelectorAll('img[src=x]').length }));
    console.log(l, JSON.stringify(q.slice(0, 20)), resp?.status(), JSON.stringify(info));
  }
  console.log('errors', errors.length, errors.slice(0, 3));
  await c.close();
}
await browser.close();
