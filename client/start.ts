import { startFilters } from './behaviours/filters.ts';
import { startGallery } from './behaviours/gallery.ts';
import { startHeader } from './behaviours/header.ts';
import { startMenuPictures } from './behaviours/menu-pictures.ts';
import { startMenus } from './behaviours/menus.ts';
import { startSearch } from './behaviours/search-box.ts';
import { startSections } from './behaviours/sections.ts';
import { startThanks } from './behaviours/thanks.ts';
import { startTouches } from './behaviours/touches.ts';
import { startIslands } from './islands/start.ts';
import { startScroll } from './navigation/scroll.ts';

const starts: readonly ((root: ParentNode) => () => void)[] = [
  startIslands,
  startFilters,
  startGallery,
  startHeader,
  startMenus,
  startMenuPictures,
  startScroll,
  startSearch,
  startSections,
  startThanks,
  startTouches,
];

/** Starts everything that a page has, and gives back how to stop it. */
export function start(root: ParentNode): () => void {
  const stops = starts.map((begin) => attempt(() => begin(root)));
  return () => {
    for (const stop of stops) if (stop) attempt(stop);
  };
}

/** The page works without any of them, and one that fails must not take the others down. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
