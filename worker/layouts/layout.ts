import type { ComponentType, ReactNode } from 'react';
import type { FormId } from '#shared/forms/registry.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Crumb } from '../view/crumb.ts';
import type { PageState } from '../view/page-state.ts';
import type { Translation } from '../view/translation.ts';
import type { FrameData } from './frame.generated.ts';
import type { MenusData } from './menus.fragment.generated.ts';

export interface LayoutProps {
  state: PageState;
  /** Without entries where content cannot give them: a page is worth showing all the same. */
  menu: MenusData;
  trail: readonly Crumb[];
  translations: readonly Translation[];
  children: ReactNode;
}

/** What stands around a page: page types choose one. */
export interface Layout {
  /** Forms that it brings to every page. */
  forms: readonly FormId[];
  /** Whether it shows the menus, which are read beside the page's own content. */
  hasMenus: boolean;
  /** Path of the feed of a language, where its pages are listed in one. */
  findFeed?(locale: Locale): string;
  Layout: ComponentType<LayoutProps>;
}

export const noFrame: FrameData = { menu: { header: [], footer: [] }, showroom: [] };
