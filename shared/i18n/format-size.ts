import { type Locale, localeFacts } from './locales.ts';

type Unit = 'kilobyte' | 'megabyte';

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

/** The size of a file as it is written in a language: «138 kB», «3,2 MB». */
export function formatSize(bytes: number, locale: Locale): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000);
  return findFormat(locale, unit, amount < 10 ? 1 : 0).format(amount);
}

function findFormat(locale: Locale, unit: Unit, maximumFractionDigits: 0 | 1): Intl.NumberFormat {
  const key = `${locale} ${unit} ${maximumFractionDigits}`;
  const { tag } = localeFacts[locale];
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits });
  formats.set(key, format);
  return format;
}
