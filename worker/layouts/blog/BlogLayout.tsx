import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Crumb } from '../../view/crumb.ts';
import { findFeedPath } from '../../view/feed-path.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import type { Layout, LayoutProps } from '../layout.ts';

/** Header, page, footer: nothing between the end of an article and what may be read next. */
function BlogLayout({ state: { locale, path }, menu, trail, translations, children }: LayoutProps) {
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
      <Footer locale={locale} groups={menu.footer} />
    </>
  );
}

export const blogLayout: Layout = { forms: [], hasMenus: true, findFeed: findFeedPath, Layout: BlogLayout };

/** The way to the blog, as the menu has it: its guides to buying stand with the products. */
export function findWay(locale: Locale): Crumb[] {
  return [{ label: translateTo(locale)('products.title'), path: buildPath('products', locale) }, findFront(locale)];
}

/** The blog's front page, as a step on the way to its other pages. */
export function findFront(locale: Locale): Crumb {
  return { label: translateTo(locale)('blog.name'), path: buildPath('blog', locale) };
}
