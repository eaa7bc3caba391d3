import type { Handler } from 'hono';
import type { Locale } from '#shared/i18n/locales.ts';
import { bareLayout } from '../layouts/bare/BareLayout.tsx';
import { noFrame } from '../layouts/layout.ts';
import { createETag, createPageVersion, isKnown } from '../responses/etag.ts';
import { FROM_SETTINGS } from '../responses/machine-file.ts';
import { renderPage } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createOfflinePage } from '../responses/status-pages.tsx';
import { createState } from '../view/page-state.ts';

/** The page that a browser keeps for when it has no network: without anything of content, so that it is always there. */
export function offline(services: Services, locale: Locale): Handler<SiteEnv> {
  return (c) => {
    const state = createState(locale, c.req.path);
    const tag = createETag(createPageVersion('', services.settings, Date.now()), []);
    c.header('Cache-Control', FROM_SETTINGS);
    c.header('ETag', tag);
    if (isKnown(c.req.raw, tag)) return c.body(null, 304);
    return renderPage(c, services, {
      styles: 'status',
      layout: bareLayout,
      frame: noFrame,
      state,
      view: createOfflinePage(state),
    });
  };
}
