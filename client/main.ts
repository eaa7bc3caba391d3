import './styles/index.css';
import { start } from './start.ts';

const stop = start(document);
// While developing, the next version of this module starts anew.
import.meta.hot?.dispose(stop);
