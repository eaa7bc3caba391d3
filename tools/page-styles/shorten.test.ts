import { expect, it } from 'vitest';
import { nameShortly, shorten } from './shorten.ts';

const none = new Map<string, string>();

const css =
  '.a{--line: 1px;border:var(--line) solid color-mix(in oklab, var(--ink) 5%, white);& b,& > i{color:var(--ink)}}';

it('the custom property that is named most has the shortest name, in every sheet the same', () => {
  const names = nameShortly([css, '.b{color:var(--ink)}']);
  expect([...names]).toEqual([
    ['--ink', '--a'],
    ['--line', '--b'],
  ]);
  expect(shorten('.b{color:var(--ink)}', names, none)).toBe('.b{color:var(--a)}');
});

it('names go on after the alphabet', () => {
  const many = Array.from({ length: 60 }, (_, index) => `--name-${String(index).padStart(2, '0')}`);
  const names = nameShortly([many.join(' ')]);
  expect([names.get('--name-25'), names.get('--name-26'), names.get('--name-53')]).toEqual(['--z', '--aa', '--bb']);
  expect(new Set(names.values()).size).toBe(60);
});

it('what nothing needs goes, and strings stay as they are', () => {
  expect(shorten('.a{& b,&>i{color:red}}', none, none)).toBe('.a{b,>i{color:red}}');
  expect(shorten('.a{&:hover{top:0}&.b{top:1px}}', none, none)).toBe('.a{&:hover{top:0}&.b{top:1px}}');
  expect(shorten('.a{content:", & --x";color:rgb(0, 0, 0)}', none, none)).toBe(
    '.a{content:", & --x";color:rgb(0,0,0)}',
  );
});

it('classes have the names they are given, and what looks like one stays', () => {
  const classes = new Map([['day', '_a']]);
  expect(shorten('.day{top:.5em}.day-hour .day:hover{content:".day"}', none, classes)).toBe(
    '._a{top:.5em}.day-hour ._a:hover{content:".day"}',
  );
});
