import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ProductContent } from '../content/entities.ts';
import type { RowKey } from '../content/specifications/groups.ts';
import type { Row } from '../content/specifications/row.ts';
import { arrangeRows } from '../content/specifications/table.ts';

/** How a measure is asked for: at least, at most, or about as much. */
type Bound = 'least' | 'most' | 'about';

/** What is asked for of a product, where that can be said in a number; everything else would name the product. */
const bounds: Readonly<Partial<Record<RowKey, Bound>>> = {
  diagonal: 'about',
  brightness: 'least',
  contrast: 'least',
  'viewing-angle': 'least',
  'panel-life': 'least',
  'touch-points': 'least',
  'touch-accuracy': 'most',
  'touch-latency': 'most',
  memory: 'least',
  storage: 'least',
  'hdmi-in': 'least',
  'hdmi-out': 'least',
  'usb-a': 'least',
  'usb-c': 'least',
  'power-typical': 'most',
  'power-max': 'most',
  'power-standby': 'most',
  noise: 'most',
  weight: 'most',
  updates: 'least',
  'led-pitch': 'most',
  'charging-spots': 'least',
  'max-load': 'least',
  'lift-travel': 'least',
};

const words = {
  pt: { least: 'no mínimo', most: 'no máximo', about: 'entre' },
  en: { least: 'at least', most: 'at most', about: 'between' },
  es: { least: 'como mínimo', most: 'como máximo', about: 'entre' },
} as const satisfies Record<Locale, Record<Bound, string>>;

const and = { pt: 'e', en: 'and', es: 'y' } as const satisfies Record<Locale, string>;

/** How far from the diagonal a like product may be. */
const BAND = 0.03;

/**
 * The specification of a product as a tender may ask for it: bounds, from the very rows of its table, so that the two
 * cannot disagree. Neither maker nor model is named, and no exact value or measure of the body, which would name it all
 * the same (Directive 2014/24/EU, article 42(4)).
 */
export function listRequirements({ specifications }: ProductContent<never>, locale: Locale): string[] {
  return arrangeRows(specifications)
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const bound = bounds[row.key];
      return bound === undefined || row.number === null ? [] : [describe(row, row.number, bound, locale)];
    });
}

function describe({ label, value, unit }: Row, number: number, bound: Bound, locale: Locale): string {
  const start = `${label[locale]}: ${words[locale][bound]}`;
  if (bound === 'about') {
    const [from, to] = [Math.floor(number * (1 - BAND)), Math.ceil(number * (1 + BAND))];
    return `${start} ${formatNumber(from, locale)}″ ${and[locale]} ${formatNumber(to, locale)}″`;
  }
  return `${start} ${value[locale] ?? ''}${unit === null ? '' : `\u00a0${unit}`}`;
}
