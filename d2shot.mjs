import { chromium } from 'playwright';
const [,, out, ...args] = process.argv;
// args: path@width[@h][@full|view|css:sel]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
import fs from 'node:fs'; fs.mkdirSync(out,{recursive:true});
for (const a of args) {
  const [path, w, h='800', mode='full', act=''] = a.split('@');
  const c = await b.newContext({ locale:'xx', viewport:{width:+w,height:+h}, reducedMotion:'reduce' });
  const p = await c.newPage();
  await p.goto('http://localhost:8862'+path, {waitUntil:'load'});
  if (act) { for (const s of act.split('~')) { await p.locator(s).first().click(); await p.waitForTimeout(200);} }
  if (mode==='full') { await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60));}scrollTo(0,0);}); await p.waitForTimeout(300);}
  const name = out+'/'+(path.replace(/[^\w]+/g,'_')||'_')+'-'+w+'-'+mode.replace(/\W+/g,'')+(act?'-a':'')+'.png';
  if (mode.startsWith('css:')) { const l=p.locator(mode.slice(4)).first(); await l.scrollIntoViewIfNeeded(); await p.waitForTimeout(300); await l.screenshot({path:name}); }
  else await p.screenshot({path:name, fullPage: mode==='full'});
  console.log(name, await p.evaluate(()=>[document.documentElement.scrollWidth, document.body.scrollHeight].join('x')));
  await c.close();
}
await b.close();
