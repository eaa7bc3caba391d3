import type { Handler } from 'hono';
import { locales } from '#shared/i18n/locales.ts';
import type { MenusData } from '../layouts/menus.fragment.generated.ts';
import { readFrame } from '../responses/frame.ts';
import { A_WHILE, answerMachineFile } from '../responses/machine-file.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

type Image = NonNullable<MenusData['header'][number]['sub'][number]['image']>;

/**
 * The smallest picture of every entry in the header that has one, by the entry's address: `?locale=pt`. Pages do not
 * carry them, because most visitors open no menu.
 */
export function menuPictures({ content }: Services): Handler<SiteEnv> {
  return async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const locale = locales.find((known) => known === c.req.query('locale'));
    if (!locale) return c.json({ error: 'unknown locale' }, 400, { 'Cache-Control': 'no-store' });
    const { frame, version } = await readFrame(content, locale, c.get('scope'));
    const pictures = frame.menu.header.flatMap(({ sub }) =>
      sub.flatMap(({ url, image }) => (image ? [[url, findSmallest(image)] as const] : [])),
    );
    return answerMachineFile(c, {
      type: 'application/json',
      cacheControl: version === '' ? 'no-store' : A_WHILE,
      body: JSON.stringify(Object.fromEntries(pictures)),
    });
  };
}

/** The first format of a picture is the best, and of that its smallest file will do. */
function findSmallest({ url, srcset }: Image): string {
  return srcset.reduce((best, other) => (other.width < best.width ? other : best), { url, width: Infinity }).url;
}
