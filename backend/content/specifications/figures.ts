import { formatNumber } from '#shared/i18n/format-number.ts';
import { type Everywhere, everywhere, type Localised, mapText } from '../localised.ts';
import type { RowKey } from './groups.ts';
import type { Row } from './row.ts';

/** A number that is worth showing large, with what it counts. */
export interface KeyFigure {
  value: Localised;
  label: Everywhere;
}

type Read = (rows: readonly Row[]) => Localised;

/** What a product can show large. Every one reads the rows of its table, so that the two cannot disagree. */
const figures = {
  diagonal: figure(rowValue('diagonal'), { pt: 'de diagonal', en: 'diagonal', es: 'de diagonal' }),
  'diagonal-4k': figure(rowValue('diagonal'), {
    pt: 'de diagonal, em 4K',
    en: 'diagonal, in 4K',
    es: 'de diagonal, en 4K',
  }),
  'diagonal-portrait': figure(rowValue('diagonal'), {
    pt: 'de diagonal, na vertical',
    en: 'diagonal, portrait',
    es: 'de diagonal, en vertical',
  }),
  'touch-points': figure(rowValue('touch-points'), {
    pt: 'pontos de toque',
    en: 'touch points',
    es: 'puntos táctiles',
  }),
  brightness: figure(rowValue('brightness'), { pt: 'de brilho', en: 'brightness', es: 'de brillo' }),
  'power-typical': figure(rowValue('power-typical'), {
    pt: 'de consumo típico',
    en: 'typical power',
    es: 'de consumo típico',
  }),
  'led-pitch': figure(rowValue('led-pitch'), {
    pt: 'de passo de píxel',
    en: 'pixel pitch',
    es: 'de paso de píxel',
  }),
  'led-viewing': figure(rowValue('led-viewing'), {
    pt: 'de distância mínima',
    en: 'closest viewing distance',
    es: 'de distancia mínima',
  }),
  'cabinet-weight': figure(rowValue('cabinet-weight'), { pt: 'por módulo', en: 'per cabinet', es: 'por módulo' }),
  'charging-spots': figure(rowValue('charging-spots'), {
    pt: 'telemóveis ao mesmo tempo',
    en: 'phones at once',
    es: 'móviles a la vez',
  }),
  'charging-total': figure(rowValue('charging-total'), {
    pt: 'de carga ao todo',
    en: 'of charging power',
    es: 'de carga en total',
  }),
  'charging-cable': figure(rowValue('charging-cable'), {
    pt: 'de cabo retrátil',
    en: 'of retractable cable',
    es: 'de cable retráctil',
  }),
  'wall-projection': figure(centimetres(['depth'], ''), {
    pt: 'de saliência na parede',
    en: 'from the wall',
    es: 'de saliente en la pared',
  }),
  height: figure(centimetres(['height'], ''), { pt: 'de altura', en: 'high', es: 'de altura' }),
  'height-front-back': figure(centimetres(['front-height', 'height'], '–'), {
    pt: 'de altura, da frente ao fundo',
    en: 'high, front to back',
    es: 'de altura, de delante a atrás',
  }),
  'floor-footprint': figure(centimetres(['width', 'depth'], ' × '), { pt: 'de chão', en: 'of floor', es: 'de suelo' }),
  'counter-footprint': figure(centimetres(['width', 'depth'], ' × '), {
    pt: 'de balcão',
    en: 'of counter',
    es: 'de mostrador',
  }),
} as const satisfies Record<string, (rows: readonly Row[]) => KeyFigure>;

export type FigureKey = keyof typeof figures;

/** A key figure as a product's rows have it. Throws where the table lacks a row that the figure shows. */
export function readFigure(key: FigureKey, rows: readonly Row[]): KeyFigure {
  return figures[key](rows);
}

function figure(read: Read, label: Everywhere) {
  return (rows: readonly Row[]): KeyFigure => ({ value: read(rows), label });
}

/** The row as it stands in the table, its unit included. */
function rowValue(key: RowKey): Read {
  return (rows) => {
    const { value, unit } = findRow(rows, key);
    return unit === null ? value : mapText(value, (words) => `${words}\u00a0${unit}`);
  };
}

/** Rows in millimetres as whole centimetres. */
function centimetres(keys: readonly RowKey[], separator: string): Read {
  return (rows) => {
    const lengths = keys.map((key) => {
      const { number } = findRow(rows, key);
      if (number === null) throw new Error(`The row "${key}" of a key figure is not a number`);
      return Math.round(number / 10);
    });
    return everywhere((locale) => `${lengths.map((length) => formatNumber(length, locale)).join(separator)}\u00a0cm`);
  };
}

function findRow(rows: readonly Row[], key: RowKey): Row {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`A key figure shows the row "${key}", which the specifications lack`);
  return row;
}
