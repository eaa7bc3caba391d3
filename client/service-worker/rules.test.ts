import { describe, expect, it } from 'vitest';
import { type Asked, findKind, isImmutable, isKeepable } from './rules.ts';

const ORIGIN = 'https://site.example';

function ask(path: string, changes: Partial<Asked> = {}): Asked {
  const asked = { method: 'GET', mode: 'no-cors', destination: '', headers: new Headers(), ...changes };
  return { ...asked, url: new URL(path, ORIGIN).href };
}

const html = { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'public, max-age=0, must-revalidate' };

describe('what a service worker does with a request', () => {
  it.each([
    ['a navigation', ask('/produtos', { mode: 'navigate' }), 'page'],
    ['a page fetched to be shown in place', ask('/en', { headers: new Headers({ Accept: 'text/html' }) }), 'page'],
    ['a script', ask('/assets/main-1.js', { destination: 'script' }), 'file'],
    ['a picture', ask('/media/orion.avif', { destination: 'image' }), 'file'],
    ['a drawing', ask('/city-map.svg', { destination: 'image' }), 'file'],
    ['a form', ask('/contactos', { method: 'POST', mode: 'navigate' }), 'other'],
    ['a picture of another host', ask('https://elsewhere.example/a.png', { destination: 'image' }), 'other'],
    ['what is suggested', ask('/suggestions?term=mesa'), 'other'],
    ['received leads', ask('/inbox?q=ana', { mode: 'navigate' }), 'other'],
    ['their list', ask('/inbox.csv', { mode: 'navigate' }), 'other'],
  ] as const)('%s', (_, asked, kind) => {
    expect(findKind(asked, ORIGIN)).toBe(kind);
  });
});

describe('what may be shown again without a network', () => {
  it.each([
    ['a page', 'page', new Response('', { headers: html }), true],
    [
      'what is one visitor’s alone',
      'page',
      new Response('', { headers: { ...html, 'Cache-Control': 'private, no-store' } }),
      false,
    ],
    ['an error', 'page', new Response('', { status: 503, headers: html }), false],
    ['where a page has moved', 'page', new Response('', { status: 301, headers: { Location: '/en' } }), false],
    ['a document', 'page', new Response('', { headers: { 'Content-Type': 'application/pdf' } }), false],
    ['a picture', 'file', new Response('', { headers: { 'Content-Type': 'image/avif' } }), true],
    ['a script', 'file', new Response('', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }), true],
    ['a download', 'file', new Response('', { headers: { 'Content-Type': 'application/pdf' } }), false],
    [
      'a huge picture',
      'file',
      new Response('', { headers: { 'Content-Type': 'image/png', 'Content-Length': '2000000' } }),
      false,
    ],
  ] as const)('%s', (_, kind, response, isKept) => {
    expect(isKeepable(kind, response)).toBe(isKept);
  });

  it('only what never changes is not asked for again', () => {
    expect(isImmutable(new Response('', { headers: { 'Cache-Control': 'public, immutable' } }))).toBe(true);
    expect(isImmutable(new Response('', { headers: { 'Cache-Control': 'public, max-age=86400' } }))).toBe(false);
  });
});
