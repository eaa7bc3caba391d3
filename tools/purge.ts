/**
 * Tells a site what was published: `npm run purge -- --tag product:orion-65 --site https://www.example.com`, also
 * `--path /produtos` (either several times) or `--all`. Signed with PURGE_SECRET of the environment.
 */
import { createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    tag: { type: 'string', multiple: true },
    path: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    site: { type: 'string', default: 'http://localhost:8787' },
  },
});
const { tag: tags, path: paths, all, site } = values;
const secret = process.env.PURGE_SECRET;
if (!secret) throw new Error('purge: PURGE_SECRET is not set');
if ([tags, paths, all].filter(Boolean).length !== 1) throw new Error('purge: --tag …, --path … or --all');

const body = JSON.stringify({ tags, paths, all });
const time = Math.floor(Date.now() / 1000);
const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
const response = await fetch(`${site}/purge`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Signature': `t=${time},v1=${signature}` },
  body,
});
console.log(`${response.status} ${await response.text()}`);
if (!response.ok) process.exitCode = 1;
