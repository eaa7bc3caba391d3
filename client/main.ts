import { startHeader } from './behaviours/header.ts';
import { startMenus } from './behaviours/menus.ts';
import { startSearch } from './behaviours/search-box.ts';
import { startSections } from './behaviours/sections.ts';
import { startIslands } from './islands/find.ts';
import { startScroll } from './navigation/scroll.ts';

for (const start of [startIslands, startHeader, startMenus, startScroll, startSearch, startSections]) {
  try {
    start();
  } catch (error) {
    // The page works without any of them, and one that fails must not take the others down.
    console.error(error);
  }
}
