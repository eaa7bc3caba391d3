import type { Start } from '../start-all.ts';
import { startFilters } from './filters.ts';
import { startFocusInSight } from './focus-in-sight.ts';
import { startGallery } from './gallery.ts';
import { startMenuPictures } from './menu-pictures.ts';
import { startMenus } from './menus.ts';
import { startSearch } from './search-box.ts';
import { startSections } from './sections.ts';
import { startTouches } from './touches.ts';

/** What a page does when somebody is there: it may be looked for before this is loaded, but not missed. */
export const allAnswers: readonly Start[] = [
  startFilters,
  startFocusInSight,
  startGallery,
  startMenus,
  startMenuPictures,
  startSearch,
  startSections,
  startTouches,
];
