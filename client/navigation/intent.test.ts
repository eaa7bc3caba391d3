import { describe, expect, it } from 'vitest';
import { decideIntent, type NavigationFacts } from './intent.ts';

const click: NavigationFacts = {
  canIntercept: true,
  isDownload: false,
  isPost: false,
  isJump: false,
  kind: 'push',
  isSameDocument: false,
  pathname: '/produtos',
};

describe('what is done with a navigation', () => {
  it.each<[string, Partial<NavigationFacts>, string]>([
    ['a link to another page', {}, 'visit'],
    ['the page itself once more', { kind: 'replace' }, 'visit'],
    ['a step through the history', { kind: 'traverse', isSameDocument: true }, 'visit'],
    ['a step back to a page that was loaded whole', { kind: 'traverse', canIntercept: false }, 'leave'],
    ['a link to a part of the page', { isJump: true, isSameDocument: true }, 'jump'],
    ['the same link once more', { isJump: true, isSameDocument: true, kind: 'replace' }, 'jump'],
    ['a step back over such a link', { isJump: true, kind: 'traverse', isSameDocument: true }, 'leave'],
    ['another host', { canIntercept: false }, 'leave'],
    ['a reload', { kind: 'reload' }, 'leave'],
    ['a form that is posted', { isPost: true }, 'leave'],
    ['a download', { isDownload: true }, 'leave'],
    ['an address that a script has written', { isSameDocument: true }, 'leave'],
    ['a file', { pathname: '/media/catalogo.pdf' }, 'leave'],
    ['a feed', { pathname: '/blog/feed.xml' }, 'leave'],
    ['the choice of a language', { pathname: '/locale' }, 'leave'],
    ['the inbox', { pathname: '/inbox/1' }, 'leave'],
    ['a page whose name begins like a file’s folder', { pathname: '/media-kit' }, 'visit'],
  ])('%s', (_, facts, intent) => {
    expect(decideIntent({ ...click, ...facts })).toBe(intent);
  });
});
