import './styles/index.css';
import { startIslands } from './islands.ts';
import { startHeader } from './navigation/header.ts';
import { startMenus } from './navigation/menus.ts';
import { startScroll } from './navigation/scroll.ts';
import { startSearch } from './navigation/search.ts';

startHeader();
startMenus();
startScroll();
startSearch();
startIslands();
