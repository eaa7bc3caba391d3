import type { ReactElement } from 'react';
import { buildPath } from '#shared/routes/build.ts';
import type { MenusData } from '../content/generated/operations.ts';
import { Frame } from '../layouts/default/DefaultLayout.tsx';
import { Logo } from '../ui/Logo.tsx';
import { LostPane } from '../ui/LostPane.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import type { Head } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import '../layouts/header/header.css';
import './status-page.css';

/** Statuses that have a page of their own, besides 404. */
export type ErrorStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500 | 503;

interface ErrorPage {
  head: Head;
  body: ReactElement;
}

/** 404: friendly, in the site's frame where its menu can be had. */
export function createNotFoundPage(state: PageState, menu: MenusData | undefined): ErrorPage {
  const { t, locale } = state;
  const home = { ...state, path: buildPath('home', locale) };
  const content = (
    <section className="container status-page">
      <div>
        <p className="status-page-code">404</p>
        <h1>{t('error.notFound.title')}</h1>
        <p className="lead">{t('error.notFound.text')}</p>
        <SearchForm locale={locale} id="lost-term" />
        <a className="button button-primary" href={home.path}>
          {t('error.home')}
        </a>
      </div>
      <LostPane />
    </section>
  );
  return {
    head: createHead(t('error.notFound.title')),
    body: menu ? (
      // Its forms post to the home page: this address has no page of its own.
      <Frame state={home} menu={menu} breadcrumb={[]} translations={[]}>
        {content}
      </Frame>
    ) : (
      <BareFrame state={state}>{content}</BareFrame>
    ),
  };
}

/** Any other error: the status, a plain sentence, and the id that the log has too. It needs no content. */
export function createErrorPage(state: PageState, status: ErrorStatus, id: string | undefined): ErrorPage {
  const { t, locale } = state;
  const title = t(`error.${status}.title`);
  return {
    head: createHead(title),
    body: (
      <BareFrame state={state}>
        <section className="container status-page">
          <div>
            <p className="status-page-code">{status}</p>
            <h1>{title}</h1>
            <p className="lead">{t(`error.${status}.text`)}</p>
            <a className="button button-primary" href={buildPath('home', locale)}>
              {t('error.home')}
            </a>
            {id && <p className="status-page-reference">{t('error.reference', { id })}</p>}
          </div>
          <LostPane />
        </section>
      </BareFrame>
    ),
  };
}

function createHead(title: string): Head {
  return { title, description: undefined, canonical: undefined, alternates: [], indexed: false, image: undefined };
}

/** A page without menus: the way home is all it has. */
function BareFrame({ state, children }: { state: PageState; children: ReactElement }) {
  return (
    <>
      <header className="header">
        <div className="container header-inner">
          <a className="logo header-logo" href={buildPath('home', state.locale)}>
            <Logo />
          </a>
        </div>
      </header>
      <main>{children}</main>
    </>
  );
}
