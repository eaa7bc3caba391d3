import type { Locale } from '#shared/i18n/locales.ts';
import type { Everywhere } from '../content/localised.ts';
import { findDocument } from '../files.ts';
import type { Download, DownloadKind } from '../generated/schema.ts';

const labels = {
  datasheet: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' },
  manual: { pt: 'Manual', en: 'Manual', es: 'Manual' },
  drawing: { pt: 'Desenho técnico', en: 'Technical drawing', es: 'Plano técnico' },
  ebook: { pt: 'Ebook', en: 'E-book', es: 'Libro electrónico' },
  catalogue: { pt: 'Catálogo geral', en: 'General catalogue', es: 'Catálogo general' },
} as const satisfies Record<`${DownloadKind}`, Everywhere>;

/** The printed file of an entity in a language; null where it is not printed yet. */
export function findDownload(key: string, kind: DownloadKind, locale: Locale): Download | null {
  const file = findDocument(key, kind, locale);
  return file ? { kind, label: labels[kind][locale], type: 'application/pdf', ...file } : null;
}
