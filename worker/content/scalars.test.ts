import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Operation } from '../backend/operation.ts';
import type { Log } from '../request/log.ts';
import { createAnswerScalars, keptScalars } from './scalars.ts';

function createOperation(hasHtml: boolean): Operation<unknown, Record<never, never>> {
  return {
    name: 'Example',
    documents: { pt: '', en: '', es: '' },
    variables: [],
    hash: '0123456789abcdef',
    hasHtml,
    schema: () => v.unknown(),
  };
}

async function create(hasHtml = false) {
  const log = { info: vi.fn(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() };
  return { scalars: await createAnswerScalars(createOperation(hasHtml), log), log };
}

describe('a path of content', () => {
  it.each([
    ['/', '/'],
    ['/produtos/orion-65', '/produtos/orion-65'],
    ['/produtos/ecrãs', '/produtos/ecr%C3%A3s'],
    ['/produtos/ecr%C3%A3s', '/produtos/ecr%C3%A3s'],
    ['/media/a b.pdf', '/media/a%20b.pdf'],
    ['/a/../b', '/b'],
  ])('%s is read as %s', async (value, expected) => {
    const { scalars, log } = await create();
    expect(v.parse(scalars.path, value)).toBe(expected);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('a link of content', () => {
  it.each([
    ['/produtos?pagina=2#ecrãs', '/produtos?pagina=2#ecr%C3%A3s'],
    ['/#contactos', '/#contactos'],
    ['#contactos', '#contactos'],
    ['https://partner.example/a?b#c', 'https://partner.example/a?b#c'],
    ['mailto:geral@site.example', 'mailto:geral@site.example'],
    ['tel:+351210000001', 'tel:+351210000001'],
  ])('%s is read as %s', async (value, expected) => {
    const { scalars, log } = await create();
    expect(v.parse(scalars.href, value)).toBe(expected);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('an address that leads elsewhere', () => {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,a',
    'produtos',
    '',
  ];

  it.each(evil)('becomes the home page, and the log names the operation: %j', async (value) => {
    const { scalars, log } = await create();
    expect(v.parse(scalars.path, value)).toBe('/');
    expect(v.parse(scalars.href, value)).toBe('/');
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.warn.mock.calls)).toContain('Example');
  });

  it.each(['https://evil.example/', '/produtos?pagina=2', '/#contactos', 'tel:+351210000001'])(
    'is no path either where it is more than a path: %s',
    async (value) => {
      const { scalars, log } = await create();
      expect(v.parse(scalars.path, value)).toBe('/');
      expect(log.warn).toHaveBeenCalledOnce();
    },
  );

  it('is not even read where it is no text', async () => {
    const { scalars } = await create();
    expect(v.is(scalars.path, 1)).toBe(false);
    expect(v.is(scalars.href, null)).toBe(false);
  });
});

describe('a text of content', () => {
  it('is set as a printer would', async () => {
    const { scalars } = await create(true);
    expect(v.parse(scalars.text, 'Ecrã de 65"')).toBe('Ecrã de 65″');
    expect(v.parse(scalars.html, '<p>Ecrã de 65"</p>')).toBe('<p>Ecrã de 65″</p>');
  });

  it('is made safe where it is rich', async () => {
    const { scalars } = await create(true);
    expect(v.parse(scalars.html, '<p onclick="a()">a<script>b()</script></p>')).toBe('<p>a</p>');
  });

  it('is never let through as markup where the operation was said to bring none', async () => {
    const { scalars } = await create(false);
    expect(v.parse(scalars.html, '<script>a()</script>')).toBe('');
  });
});

it('an unknown kind is logged with its operation', async () => {
  const { scalars, log } = await create();
  scalars.onUnknown('Video');
  expect(JSON.stringify(log.warn.mock.calls)).toMatch(/Example.*Video/);
});

it('what comes from our own cache is only checked, not changed', () => {
  for (const scalar of [keptScalars.text, keptScalars.html, keptScalars.path, keptScalars.href]) {
    expect(v.parse(scalar, '/ecrã de 65"')).toBe('/ecrã de 65"');
    expect(v.is(scalar, 1)).toBe(false);
  }
});
