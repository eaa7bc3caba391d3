import { SiteFrame } from '../frame/SiteFrame.tsx';
import type { Layout, LayoutProps } from '../layout.ts';

/** The frame of the site alone: nothing is above the home page, whose styles are the largest. */
function HomeLayout({ trail: _, ...frame }: LayoutProps) {
  return <SiteFrame {...frame} />;
}

export const homeLayout: Layout = {
  forms: ['newsletter'],
  hasMenus: true,
  Layout: HomeLayout,
};
