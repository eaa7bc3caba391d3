import { translateTo } from '#shared/i18n/translate.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { FormPanel } from '../../ui/FormPanel.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import type { Layout, LayoutProps } from '../layout.ts';
import './newsletter.css';

/** Header, page, newsletter band, footer. */
function DefaultLayout({ state, menu, trail, translations, children }: LayoutProps) {
  const { locale, path } = state;
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {translateTo(locale)('header.skip')}
      </a>
      <Header locale={locale} entries={menu.header} path={path} translations={translations} />
      <main id="conteudo" tabIndex={-1}>
        <Breadcrumb locale={locale} crumbs={trail} />
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

export const defaultLayout: Layout = {
  forms: ['newsletter'],
  hasMenus: true,
  Layout: DefaultLayout,
};
