import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';

/** Shown where even the error page fails. It uses nothing that could fail in turn. */
const words: Readonly<Record<Locale, { text: string; home: string }>> = {
  pt: { text: 'Ocorreu um erro ao mostrar a página de erro', home: 'Voltar à página inicial' },
  en: { text: 'An error occurred while showing the error page', home: 'Go back to home' },
  es: { text: 'Se ha producido un error al mostrar la página de error', home: 'Volver a la página de inicio' },
};

export function createStaticFallback(locale: Locale): string {
  const { text, home } = words[locale];
  return `<!DOCTYPE html><html lang="${localeFacts[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${text}</title></head><body><h1>${text}</h1><p><a href="${buildPath('home', locale)}">${home}</a></p></body></html>`;
}
