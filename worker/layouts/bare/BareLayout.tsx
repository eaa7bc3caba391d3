import { buildPath } from '#shared/routes/build.ts';
import { Logo } from '../../ui/Logo.tsx';
import '../header/header.css';
import type { Layout, LayoutProps } from '../layout.ts';

/** A page that needs no content: the way home is all it has. */
function BareLayout({ state, children }: LayoutProps) {
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

export const bareLayout: Layout = { forms: [], hasMenus: false, Layout: BareLayout };
