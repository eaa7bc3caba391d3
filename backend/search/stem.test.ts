import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/i18n/locales.ts';
import { readWord } from './read-term.ts';

describe('a word as it is searched', () => {
  it.each<[Locale, ...string[]]>([
    ['pt', 'montra', 'montras', 'MONTRAS'],
    ['pt', 'ecrã', 'ecrãs', 'ecra', 'Ecras'],
    ['pt', 'totem', 'totens', 'Tótem'],
    ['pt', 'painel', 'painéis', 'paineis'],
    ['pt', 'interativo', 'interativa', 'interativos', 'interativas', 'interactivo', 'interactivas'],
    ['pt', 'quiosque', 'quiosques'],
    ['pt', 'estação', 'estações', 'estacoes'],
    ['pt', 'digital', 'digitais'],
    ['pt', 'tátil', 'táteis', 'táctil'],
    ['pt', 'hotel', 'hotéis'],
    ['pt', 'móvel', 'móveis'],
    ['pt', 'professor', 'professores'],
    ['pt', 'imagem', 'imagens'],
    ['pt', 'receção', 'recepção', 'receções'],
    ['pt', 'país', 'países'],
    ['en', 'table', 'tables', 'Tables'],
    ['en', 'display', 'displays'],
    ['en', 'battery', 'batteries'],
    ['en', 'class', 'classes'],
    ['en', 'bus', 'buses'],
    ['en', 'switch', 'switches'],
    ['es', 'quiosco', 'quioscos'],
    ['es', 'pizarra', 'pizarras'],
    ['es', 'interactiva', 'interactivo', 'interactivas'],
    ['es', 'panel', 'paneles'],
    ['es', 'tótem', 'tótems', 'tótemes'],
    ['es', 'estación', 'estaciones'],
    ['es', 'luz', 'luces'],
    ['es', 'autobús', 'autobuses'],
    ['es', 'escaparate', 'escaparates'],
  ])('is the same in %s for %s and its other forms', (locale, word, ...forms) => {
    expect(forms.map((form) => readWord(form, locale))).toEqual(forms.map(() => readWord(word, locale)));
  });

  it.each<[Locale, string, string]>([
    ['pt', 'porta', 'Porto'],
    ['pt', 'ponta', 'ponto'],
    ['pt', 'marca', 'Marco'],
    ['en', 'table', 'tablet'],
    ['en', 'glass', 'glas'],
    ['es', 'carta', 'cartel'],
  ])('is another in %s where only its end is like it: %s, %s', (locale, one, other) => {
    expect(readWord(one, locale)).not.toBe(readWord(other, locale));
  });

  it('is none where it stands everywhere', () => {
    expect(['de', 'Para', 'à', 'x'].map((word) => readWord(word, 'pt'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readWord('4', 'pt')).toBe('4');
    expect(readWord('4K', 'pt')).toBe('4k');
  });
});
