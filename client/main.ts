import './styles/index.css';
import { start } from './start.ts';

let stop = () => {};
// In a task of its own: the one that ends here also lays out the whole page, and a touch need not wait for both.
const waiting = setTimeout(() => {
  stop = start(document);
});
// While developing, the next version of this module starts anew.
import.meta.hot?.dispose(() => {
  clearTimeout(waiting);
  stop();
});
