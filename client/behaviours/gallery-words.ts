import type { Locale } from '#shared/i18n/locales.ts';

/** What is said in the large view of a gallery; no page carries it. */
export const galleryWords = {
  pt: { close: 'Fechar', nearer: 'Ampliar', previous: 'Imagem anterior', next: 'Imagem seguinte' },
  en: { close: 'Close', nearer: 'Enlarge', previous: 'Previous picture', next: 'Next picture' },
  es: { close: 'Cerrar', nearer: 'Ampliar', previous: 'Imagen anterior', next: 'Imagen siguiente' },
} as const satisfies Record<Locale, Record<'close' | 'nearer' | 'previous' | 'next', string>>;
