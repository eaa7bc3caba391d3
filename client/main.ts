import './styles/index.css';
import { startIslands } from './islands.ts';
import { startHeader } from './navigation/header.ts';
import { startMenus } from './navigation/menus.ts';
import { startScroll } from './navigation/scroll.ts';
import { startSearch } from './navigation/search.ts';
import { startSections } from './navigation/sections.ts';

for (const start of [startIslands, startHeader, startMenus, startScroll, startSearch, startSections]) {
  try {
    start();
  } catch (error) {
    // The page works without any of them, and one that fails must not take the others down.
    console.error(error);
  }
}
