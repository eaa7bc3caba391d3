import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import type { Layout, LayoutProps } from '../layout.ts';

/** The frame of the site, and above the page where it belongs. */
function DefaultLayout({ trail, ...frame }: LayoutProps) {
  return <SiteFrame {...frame} trail={<Breadcrumb locale={frame.state.locale} crumbs={trail} />} />;
}

export const defaultLayout: Layout = {
  forms: ['newsletter'],
  hasMenus: true,
  Layout: DefaultLayout,
};
