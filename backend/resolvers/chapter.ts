import type { Locale } from '#shared/i18n/locales.ts';
import type { ChapterContent } from '../content/entities.ts';
import type { Chapter } from '../generated/schema.ts';
import { resolveContent } from './fields.ts';
import { toImage } from './image.ts';

/** The chapters of a manual or an ebook in one language; `path` is where they stand, for what an error says. */
export function resolveChapters(chapters: readonly ChapterContent<never>[], locale: Locale, path: string): Chapter[] {
  return chapters.map(({ picture, ...chapter }) => ({
    ...resolveContent(chapter, locale, `${path}.chapters.${chapter.key}`),
    image: toImage(picture, locale),
  }));
}
