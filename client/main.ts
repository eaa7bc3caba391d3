import './styles/index.css';
import { startIslands } from './islands.ts';
import { startHeader } from './navigation/header.ts';
import { startMenus } from './navigation/menus.ts';

startHeader();
startMenus();
startIslands();
