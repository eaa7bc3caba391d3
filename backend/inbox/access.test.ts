import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createBackend } from '../index.ts';

const visit = async (url: string, headers: Record<string, string> = {}) =>
  (await createBackend({ database: env.DB, files: env.FILES }).request(url, { headers })).status;

it.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])('opens on %s', async (origin) => {
  expect(await visit(`${origin}/inbox`)).toBe(200);
  expect(await visit(`${origin}/inbox`, { 'CF-Connecting-IP': '127.0.0.1' })).toBe(200);
  expect(await visit(`${origin}/inbox`, { 'CF-Connecting-IP': '::1' })).toBe(200);
  expect(await visit(`${origin}/inbox`, { 'X-Forwarded-Host': new URL(origin).host })).toBe(200);
});

it.each([
  'http://foo.localhost',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example',
  'http://192.168.1.20',
])('stays shut under the name %s, even to this machine', async (origin) => {
  expect(await visit(`${origin}/inbox`, { 'CF-Connecting-IP': '127.0.0.1' })).toBe(404);
});

it.each([
  ['CF-Connecting-IP', '203.0.113.7'],
  ['CF-Connecting-IP', '127.0.0.1.evil.example'],
  ['CF-Ray', '8c0ffee'],
  ['Forwarded', 'for=203.0.113.7'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'tunnel.example'],
  ['X-Forwarded-Host', 'localhost:8787'],
])('stays shut to what was forwarded: %s: %s', async (name, value) => {
  expect(await visit('http://localhost/inbox', { [name]: value })).toBe(404);
});
