import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere } from '../localised.ts';
import { notNumeric, quantity, type Row, size } from './row.ts';

/** Inches. */
export const diagonal = quantity({
  key: 'diagonal',
  label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' },
  after: '″',
});

/** Width and height of the picture, in millimetres. */
export const activeArea = size({
  key: 'active-area',
  label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
});

/** Columns and lines, which nobody groups: 3840 × 2160 is as much a name as a number. */
export function resolution(columns: number, lines: number): Row {
  return {
    key: 'resolution',
    label: { pt: 'Resolução', en: 'Resolution', es: 'Resolución' },
    value: everywhere(() => `${columns} × ${lines}`),
    unit: 'px',
    number: null,
  };
}

export const brightness = quantity({
  key: 'brightness',
  label: { pt: 'Brilho', en: 'Brightness', es: 'Brillo' },
  unit: 'cd/m²',
});

/** The bright part of the ratio to one. */
export function contrast(ratio: number): Row {
  return {
    key: 'contrast',
    label: { pt: 'Contraste', en: 'Contrast', es: 'Contraste' },
    value: everywhere(() => `${ratio}:1`),
    unit: null,
    number: ratio,
  };
}

/** Degrees, the same in both directions. */
export const viewingAngle = quantity({
  key: 'viewing-angle',
  label: { pt: 'Ângulo de visão', en: 'Viewing angle', es: 'Ángulo de visión' },
  after: '°',
});

const glasses = {
  toughened: { pt: 'Temperado', en: 'Toughened', es: 'Templado' },
  laminated: { pt: 'Laminado', en: 'Laminated', es: 'Laminado' },
} as const satisfies Record<string, Everywhere>;

const finishes = {
  // Anti-glare (an etched surface) is not anti-reflective (a coating): see that a new product says which it has.
  'anti-glare': {
    pt: 'antiencandeamento (AG)',
    en: 'anti-glare (AG)',
    es: 'antideslumbramiento (AG)',
  },
  'anti-reflective': { pt: 'antirreflexo (AR)', en: 'anti-reflective (AR)', es: 'antirreflejos (AR)' },
  matt: { pt: 'mate', en: 'matt', es: 'mate' },
} as const satisfies Record<string, Everywhere>;

/** The kind of glass, its surface and its thickness in millimetres. */
export function glass(kind: keyof typeof glasses, finish: keyof typeof finishes, thickness: number): Row {
  return {
    key: 'glass',
    label: { pt: 'Vidro', en: 'Glass', es: 'Vidrio' },
    value: everywhere(
      (locale) => `${glasses[kind][locale]}, ${finishes[finish][locale]}, ${formatNumber(thickness, locale)}\u00a0mm`,
    ),
    ...notNumeric,
  };
}

/** Hours until half of the brightness is left. */
export const panelLife = quantity({
  key: 'panel-life',
  label: { pt: 'Vida útil do painel', en: 'Panel life', es: 'Vida útil del panel' },
  unit: 'h',
});
