import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import { Frame } from '../layouts/default/DefaultLayout.tsx';
import type { PageView } from '../pages/define-page.ts';
import { describeError } from '../request/log.ts';
import { FirstPicture } from '../ui/first-picture.ts';
import type { Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import { createContentPolicy } from './content-policy.ts';
import { Document } from './Document.tsx';
import type { Services, SiteEnv } from './services.ts';
import { findStyles } from './styles.ts';

declare module '@hono/react-renderer' {
  interface Props {
    locale: Locale;
    head: Head;
    origin: string;
    css: string;
  }
}

/** A page in the default layout, streamed. What decides its status is settled before the stream starts. */
export function renderView(
  c: Context<SiteEnv>,
  services: Services,
  type: PageId,
  view: PageView,
  state: PageState,
): Promise<Response> {
  const { thanks, sent, t } = state;
  const head: Head = {
    ...view.head,
    // A state of the page is no page of its own.
    indexed: view.head.indexed && thanks === undefined && sent === undefined,
    title: sent && !sent.failure ? t('form.errorTitle', { title: view.head.title }) : view.head.title,
  };
  return renderDocument(
    c,
    services,
    { type, locale: state.locale, head },
    <Frame state={state} menu={view.menu} breadcrumb={view.breadcrumb} translations={head.alternates}>
      {view.body}
    </Frame>,
  );
}

/** Any body in the HTML document, streamed by React through Hono's renderer. */
export async function renderDocument(
  c: Context<SiteEnv>,
  { settings }: Pick<Services, 'settings'>,
  { type, locale, head }: { type: PageId | 'status'; locale: Locale; head: Head },
  body: ReactElement,
): Promise<Response> {
  // Built per request, because the renderer takes its options once: this visitor's abort signal, this page's errors.
  const prepare = reactRenderer(({ children, ...props }) => <Document {...props}>{children}</Document>, {
    stream: true,
    readableStreamOptions: {
      signal: c.req.raw.signal,
      onError: (error) => {
        if (!c.req.raw.signal.aborted) {
          console.error(JSON.stringify({ event: 'render', path: c.req.path, error: describeError(error) }));
        }
      },
    },
  });
  await prepare(c, async () => undefined);
  const origin = settings.siteOrigin === '' ? new URL(c.req.url).origin : settings.siteOrigin;
  const { css, hash } = findStyles(type);
  c.header('Content-Security-Policy', createContentPolicy(hash));
  const page = <FirstPicture value={(link) => c.header('Link', link)}>{body}</FirstPicture>;
  return c.render(page, { locale, head, origin, css });
}
