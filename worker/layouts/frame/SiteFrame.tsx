import type { ReactNode } from 'react';
import { translateTo } from '#shared/i18n/translate.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import type { LayoutProps } from '../layout.ts';
import './newsletter.css';

interface SiteFrameProps extends Omit<LayoutProps, 'trail'> {
  /** Where the visitor is, above the page. */
  trail?: ReactNode;
}

/** Header, page, newsletter band, footer. */
export function SiteFrame({ state, menu, trail, translations, children }: SiteFrameProps) {
  const { locale, path } = state;
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {translateTo(locale)('header.skip')}
      </a>
      <Header locale={locale} entries={menu.header} path={path} translations={translations} />
      <main id="conteudo" tabIndex={-1}>
        {trail}
        {children}
      </main>
      <div className="newsletter">
        <div className="container newsletter-inner">
          <FormFrame form="newsletter" state={state} />
        </div>
      </div>
      <Footer locale={locale} groups={menu.footer} />
    </>
  );
}
