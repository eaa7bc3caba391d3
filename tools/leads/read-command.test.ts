import { expect, it } from 'vitest';
import { type Arguments, readCommand } from './read-command.ts';

const given = (text: string, values: Arguments['values'] = {}): Arguments => ({
  positionals: text.split(' ').filter(Boolean),
  values,
});

it.each([
  [given('list'), { kind: 'list', state: undefined }, 'local'],
  [given('list', { local: true, state: 'waiting' }), { kind: 'list', state: 'waiting' }, 'local'],
  [given('show 0a1b2c'), { kind: 'show', key: '0a1b2c' }, 'local'],
  [given('retry 0a1b2c', { remote: true }), { kind: 'retry', which: { key: '0a1b2c' } }, 'production'],
  [
    given('retry', { state: 'unreadable', remote: true, env: 'staging' }),
    { kind: 'retry', which: { state: 'unreadable' } },
    'staging',
  ],
  [given('export', { state: 'refused' }), { kind: 'export', state: 'refused' }, 'local'],
])('%j', (args, command, place) => {
  expect(readCommand(args)).toEqual({ ok: true, command, place });
});

it.each([
  [undefined, /^leads: list\|/],
  [given(''), /^leads: list\|/],
  [given('remove'), /^leads: list\|/],
  [given('list key1'), /^leads: list\|/],
  [given('list', { state: 'lost' }), /^leads: STATE is one of waiting, /],
  [given('list', { env: 'staging' }), /^leads: --local, or --remote/],
  [given('list', { local: true, remote: true }), /^leads: --local, or --remote/],
  [given('list', { remote: true, env: 'local' }), /^leads: --local, or --remote/],
  [given('show'), /^leads: show KEY/],
  [given('show abc'), /^leads: KEY is/],
  [given("show x'--"), /^leads: KEY is/],
  [given('show key1 key2'), /^leads: list\|/],
  [given('retry'), /^leads: retry KEY/],
  [given('retry', { state: 'waiting' }), /^leads: retry KEY/],
  [given('retry key1', { state: 'refused' }), /^leads: retry KEY/],
])('a wrong use is told in one sentence: %j', (args, problem) => {
  expect(readCommand(args)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
