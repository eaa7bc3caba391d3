import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { PageId } from '#shared/routes/table.ts';
import errorSheet from '#shared/ui/error-summary.css?sheet';
import fieldErrorSheet from '#shared/ui/field-error.css?sheet';
import type { FrameData } from '../layouts/frame.generated.ts';
import type { Layout } from '../layouts/layout.ts';
import { FirstPicture } from '../ui/first-picture.ts';
import { PageGuard } from '../ui/form-guard.ts';
import { Showroom } from '../ui/showroom.ts';
import thanksSheet from '../ui/thanks.css?sheet';
import { describeTrail } from '../view/crumb.ts';
import type { Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';
import { writeGraph } from '../view/structured-data/graph.ts';
import { createContentPolicy } from './content-policy.ts';
import { Document, type DocumentProps } from './Document.tsx';
import { findOrigin } from './origin.ts';
import type { Services, SiteEnv } from './services.ts';
import { addRules, findStyles } from './styles.ts';

declare module '@hono/react-renderer' {
  interface Props {
    page: PageId | 'status';
    locale: Locale;
    head: Head;
    origins: Readonly<Record<Locale, string>>;
    css: string;
    graph: string | undefined;
    hasTrail: boolean;
    preview: DocumentProps['preview'];
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

const prepare = reactRenderer(({ children, ...props }) => <Document {...props}>{children}</Document>);

/**
 * A page as HTML, rendered by React through Hono's renderer. It is rendered whole: all that it waits for was read before,
 * and a stream of it would cost twice as much and tell of a mistake too late.
 */
export async function renderPage(
  c: Context<SiteEnv>,
  { settings, leads }: Pick<Services, 'settings' | 'leads'>,
  { styles, layout: { Layout }, frame, state, view }: Rendering,
): Promise<Response> {
  const { token } = c.get('scope');
  await prepare(c, async () => undefined);
  const asked = c.get('url');
  const origins = Object.fromEntries(
    locales.map((locale) => [locale, findOrigin(settings, locale, asked)] as const),
  ) as Record<Locale, string>;
  const head = describeState(view.head, state);
  const guard = await leads.guard.equip(Date.now());
  const { css, hash } = await addRules(findStyles(styles), findRules(head, state));
  c.header('Content-Security-Policy', createContentPolicy(hash, guard.siteKey !== undefined));
  return c.render(
    <FirstPicture value={(link) => c.header('Link', link)}>
      <Showroom value={frame.showroom}>
        <PageGuard value={guard}>
          <Layout state={state} menu={frame.menu} trail={view.trail} translations={view.head.alternates}>
            {view.body}
          </Layout>
        </PageGuard>
      </Showroom>
    </FirstPicture>,
    {
      page: styles,
      locale: state.locale,
      head,
      origins,
      css,
      graph: describePage(view, head, state.locale, origins),
      hasTrail: view.trail.length > 1,
      preview: token === undefined ? undefined : settings.backendSocket === '' ? '' : 'live',
    },
  );
}

/** The rules of this answer alone: those that follow from its content, of a thank-you, of a form that came back. */
function findRules({ css }: Head, { thanks, sent }: PageState): string | undefined {
  const sheets = [thanks && thanksSheet, sent && errorSheet, sent && fieldErrorSheet]
    .filter((sheet) => sheet !== undefined)
    .join('');
  return sheets ? `@layer ui{${sheets}}${css ?? ''}` : css;
}

/** A state of a page is no page of its own: it is not indexed, and its title says what came of its form. */
function describeState(head: Head, state: PageState): Head {
  const { thanks, sent } = state;
  return {
    ...head,
    indexed: head.indexed && thanks === undefined && sent === undefined,
    title: findTitle(head.title, state),
  };
}

/** What search engines are not to have they are not told about; where a page is, everybody may know. */
function describePage(
  { trail, describe }: PageView,
  { canonical, indexed }: Head,
  locale: Locale,
  origins: Readonly<Record<Locale, string>>,
): string | undefined {
  const origin = origins[locale];
  const about = { locale, origin, url: `${origin}${canonical ?? '/'}`, company: `${origins.pt}/#company` };
  return writeGraph([...describeTrail(trail, about), ...((indexed && describe?.(about)) || [])]);
}

function findTitle(title: string, { thanks, sent, t }: PageState): string {
  if (sent && !sent.failure) return t('form.errorTitle', { title });
  return thanks ? `${t(`thanks.${thanks}.head`)} · ${title}` : title;
}
