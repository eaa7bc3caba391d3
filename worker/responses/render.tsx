import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import errorSheet from '#shared/ui/error-summary.css?sheet';
import type { FrameData } from '../layouts/frame.generated.ts';
import type { Layout } from '../layouts/layout.ts';
import { FirstPicture } from '../ui/first-picture.ts';
import { Showroom } from '../ui/showroom.ts';
import thanksSheet from '../ui/thanks.css?sheet';
import { describeTrail } from '../view/crumb.ts';
import type { Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';
import { createContentPolicy } from './content-policy.ts';
import { Document } from './Document.tsx';
import { findOrigin } from './origin.ts';
import type { Services, SiteEnv } from './services.ts';
import { addRules, findStyles } from './styles.ts';

declare module '@hono/react-renderer' {
  interface Props {
    locale: Locale;
    head: Head;
    origins: Readonly<Record<Locale, string>>;
    css: string;
  }
}

/** A page in its layout, ready to be rendered. */
interface Rendering {
  /** Whose styles it has. */
  styles: PageId | 'status';
  layout: Layout;
  frame: FrameData;
  state: PageState;
  view: PageView;
}

/**
 * A page as HTML, streamed by React through Hono's renderer. What decides its status is settled before the stream
 * starts.
 */
export async function renderPage(
  c: Context<SiteEnv>,
  { settings }: Pick<Services, 'settings'>,
  { styles, layout: { Layout }, frame, state, view }: Rendering,
): Promise<Response> {
  const { log } = c.var.scope;
  // Built per request, because the renderer takes its options once: this visitor's abort signal, this page's errors.
  const prepare = reactRenderer(({ children, ...props }) => <Document {...props}>{children}</Document>, {
    stream: true,
    readableStreamOptions: {
      signal: c.req.raw.signal,
      onError: (error) => {
        if (!c.req.raw.signal.aborted) log.error('render', { path: c.req.path, error });
      },
    },
  });
  await prepare(c, async () => undefined);
  const asked = new URL(c.req.url);
  const origins = Object.fromEntries(
    locales.map((locale) => [locale, findOrigin(settings, locale, asked)] as const),
  ) as Record<Locale, string>;
  const { css, hash } = await addRules(findStyles(styles), findRules(view, state));
  c.header('Content-Security-Policy', createContentPolicy(hash));
  return c.render(
    <FirstPicture value={(link) => c.header('Link', link)}>
      <Showroom value={frame.showroom}>
        <Layout state={state} menu={frame.menu} trail={view.trail} translations={view.head.alternates}>
          {view.body}
        </Layout>
      </Showroom>
    </FirstPicture>,
    { locale: state.locale, head: describeState(view, state, origins[state.locale]), origins, css },
  );
}

/** The rules of this answer alone: those that follow from its content, of a thank-you, of a form that came back. */
function findRules({ head }: PageView, { thanks, sent }: PageState): string | undefined {
  const rules = [thanks && thanksSheet, sent && errorSheet, head.css].filter((rule) => rule !== undefined);
  return rules.length === 0 ? undefined : rules.join('');
}

/** A state of a page is no page of its own: it is not indexed, and its title says what came of its form. */
function describeState({ head, trail }: PageView, state: PageState, origin: string): Head {
  const { thanks, sent } = state;
  return {
    ...head,
    indexed: head.indexed && thanks === undefined && sent === undefined,
    title: findTitle(head.title, state),
    structuredData: [...head.structuredData, ...describeTrail(trail, origin)],
  };
}

function findTitle(title: string, { thanks, sent, t }: PageState): string {
  if (sent && !sent.failure) return t('form.errorTitle', { title });
  return thanks ? `${t(`thanks.${thanks}.head`)} · ${title}` : title;
}
