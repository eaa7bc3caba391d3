import type { ReactNode } from 'react';
import { translateTo } from '#shared/i18n/translate.ts';
import type { MenusData } from '../../content/generated/operations.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { FormPanel } from '../../ui/FormPanel.tsx';
import type { Crumb } from '../../view/crumb.ts';
import type { PageState } from '../../view/page-state.ts';
import type { Translation } from '../../view/translation.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import './newsletter.css';

interface FrameProps {
  state: PageState;
  menu: MenusData;
  breadcrumb: readonly Crumb[];
  translations: readonly Translation[];
  children: ReactNode;
}

/** The default layout: header, page, newsletter band, footer. */
export function Frame({ state, menu, breadcrumb, translations, children }: FrameProps) {
  const { locale, path } = state;
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {translateTo(locale)('header.skip')}
      </a>
      <Header locale={locale} entries={menu.header} path={path} translations={translations} />
      <main id="conteudo" tabIndex={-1}>
        <Breadcrumb locale={locale} crumbs={breadcrumb} />
        {children}
      </main>
      <div className="newsletter">
        <div className="container newsletter-inner">
          <FormPanel form="newsletter" state={state} />
        </div>
      </div>
      <Footer locale={locale} groups={menu.footer} />
    </>
  );
}
