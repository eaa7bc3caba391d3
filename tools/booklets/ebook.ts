import { coverGround } from '#shared/book-covers.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ebooks } from '../../backend/content/ebooks/index.ts';
import { listIn } from '../../backend/resolvers/existence.ts';
import { toImage } from '../../backend/resolvers/image.ts';
import { localise } from '../../backend/resolvers/localise.ts';
import { resolveReferences } from '../../backend/resolvers/references.ts';
import { sanitiseHtml } from '../../worker/content/sanitise-html.ts';
import { setType } from '../../worker/content/typography.ts';
import { type Booklet, escapeText } from './booklet.ts';

/** The ebooks of a language, each made of its chapters. */
export function listEbooks(locale: Locale): Booklet[] {
  return listIn(ebooks, locale).map((ebook, index) => ({
    key: ebook.key,
    kind: 'ebook',
    locale,
    title: localise(ebook.title, locale, `${ebook.key}.title`),
    summary: localise(ebook.summary, locale, `${ebook.key}.summary`),
    ground: coverGround(index),
    pictures: [ebook.picture].flatMap((picture) => toImage(picture, locale)?.url ?? []),
    sections: ebook.chapters.map((chapter, number) => {
      const title = setType(localise(chapter.title, locale, `${ebook.key}.${chapter.key}.title`));
      const body = resolveReferences(localise(chapter.body, locale, `${ebook.key}.${chapter.key}.body`), locale);
      return {
        title,
        markup: `<section class="chapter"><p class="number">${number + 1}</p><h2>${escapeText(title)}</h2>${unlink(sanitiseHtml(body, setType))}</section>`,
      };
    }),
  }));
}

/** On paper a link leads nowhere, and in the file it would lead to the machine that printed it. */
function unlink(markup: string): string {
  return markup.replaceAll(/<\/?a\b[^>]*>/g, '');
}
