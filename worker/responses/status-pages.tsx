import type { ReactElement } from 'react';
import type { ThankYouKind } from '#shared/forms/form.ts';
import type { FormId } from '#shared/forms/registry.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import type { MenusData } from '../layouts/menus.fragment.generated.ts';
import { FormPanel } from '../ui/FormPanel.tsx';
import { LostPane } from '../ui/LostPane.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Thanks } from '../ui/Thanks.tsx';
import { createPlainHead } from '../view/head.ts';
import type { PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';
import { LostFamilies } from './LostFamilies.tsx';
import './status-page.css';
// Its form has fields that few need: pages without such carry no style of the fold.
import '#shared/ui/cross.css';
import '#shared/ui/fold.css';

/** Statuses that have a page of their own, besides 404. */
export type ErrorStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500 | 503;

/** 404: friendly, with the search at hand and all the families there are. */
export function createNotFoundPage({ t, locale }: PageState, menu: MenusData): PageView {
  const title = t('error.notFound.title');
  return createPage(
    title,
    <>
      <ErrorSection status={404} title={title} text={t('error.notFound.text')}>
        <SearchForm locale={locale} id="lost-term" name={t('header.pageSearch')} />
        <a className="button button-primary" href={buildPath('home', locale)}>
          {t('error.home')}
        </a>
        <ul className="status-page-ways">
          {WAYS.map(({ page, label }) => (
            <li key={page}>
              <a href={buildPath(page, locale)}>{t(label)}</a>
            </li>
          ))}
        </ul>
      </ErrorSection>
      <LostFamilies menu={menu} title={t('products.families')} />
    </>,
  );
}

/** Where somebody who is lost most likely wanted to go. */
const WAYS = [
  { page: 'products', label: 'products.title' },
  { page: 'solutions', label: 'solutions.title' },
  { page: 'support', label: 'header.support' },
  { page: 'contacts', label: 'footer.contacts' },
] as const;

/** Any other error: the status, a plain sentence, and for failures of ours whom to ring and the id that the log has too. */
export function createErrorPage({ t, locale }: PageState, status: ErrorStatus, id: string | undefined): PageView {
  const title = t(`error.${status}.title`);
  return createPage(
    title,
    <ErrorSection status={status} title={title} text={t(`error.${status}.text`)}>
      <a className="button button-primary" href={buildPath('home', locale)}>
        {t('error.home')}
      </a>
      {id && (
        <>
          <p className="status-page-phone">
            {t('next.phone')} <a href={site.phone.href}>{site.phone.label}</a>
          </p>
          <p className="status-page-reference">{t('error.reference', { id })}</p>
        </>
      )}
    </ErrorSection>,
  );
}

/** In place of a page that a browser without a network has not kept; it puts in those that it has. */
export function createOfflinePage({ t }: PageState): PageView {
  const title = t('error.offline.title');
  return createPage(
    title,
    <section className="container status-page" data-offline="">
      <div>
        <h1>{title}</h1>
        <p className="lead">{t('error.offline.text')}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: to the address that was asked for, whatever it is. */}
        <a className="button button-primary" href="">
          {t('error.offline.again')}
        </a>
        <p className="status-page-phone">
          {t('next.phone')} <a href={site.phone.href}>{site.phone.label}</a>
          <br />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <div className="status-page-seen">
          <h2>{t('error.offline.seen')}</h2>
          <ul hidden />
        </div>
      </div>
      <LostPane />
    </section>,
  );
}

/** A form that came back, without the page it stands on: nothing typed is lost because a page could not be read. */
export function createFormPage(state: PageState, form: FormId): PageView {
  return createPage(
    state.t(`forms.${form}.title`),
    <div className="container section">
      <FormPanel form={form} state={state} level={1} />
    </div>,
  );
}

/** A thank-you without the page its form stood on. */
export function createThanksPage(state: PageState, kind: ThankYouKind): PageView {
  const { t, locale } = state;
  return createPage(
    t(`thanks.${kind}.title`),
    <div className="container section status-page-alone">
      <Thanks kind={kind} state={state} level={1} />
      <a className="button button-primary" href={buildPath('home', locale)}>
        {t('error.home')}
      </a>
    </div>,
  );
}

function createPage(title: string, body: ReactElement): PageView {
  return { head: createPlainHead(title), trail: [], body };
}

interface ErrorSectionProps {
  status: number;
  title: string;
  text: string;
  children: React.ReactNode;
}

function ErrorSection({ status, title, text, children }: ErrorSectionProps) {
  return (
    <section className="container status-page">
      <div>
        <StatusCode status={status} />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
      <LostPane />
    </section>
  );
}

/** The status, its zeros drawn as the ring and dot that a touch leaves on a screen. */
function StatusCode({ status }: Pick<ErrorSectionProps, 'status'>) {
  return (
    <p className="status-page-code">
      <span className="visually-hidden">{status}</span>
      <span aria-hidden="true">
        {String(status)
          .split(/(0)/)
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number stay where they are.
          .map((part, index) => (part === '0' ? <i key={index} /> : part))}
      </span>
    </p>
  );
}
