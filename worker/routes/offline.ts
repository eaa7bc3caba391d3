import type { Handler } from 'hono';
import type { Locale } from '#shared/i18n/locales.ts';
import { bareLayout } from '../layouts/bare/BareLayout.tsx';
import { noFrame } from '../layouts/layout.ts';
import { FROM_SETTINGS } from '../responses/machine-file.ts';
import { renderPage } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createOfflinePage } from '../responses/status-pages.tsx';
import { createState } from '../view/page-state.ts';

/** The page that a browser keeps for when it has no network: without anything of content, so that it is always there. */
export function offline(services: Services, locale: Locale): Handler<SiteEnv> {
  return (c) => {
    const state = createState(locale, c.req.path);
    c.header('Cache-Control', FROM_SETTINGS);
    return renderPage(c, services, {
      styles: 'status',
      layout: bareLayout,
      frame: noFrame,
      state,
      view: createOfflinePage(state),
    });
  };
}
