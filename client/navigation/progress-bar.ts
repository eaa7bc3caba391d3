import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './progress-bar.css?sheet';

/** Milliseconds before it is seen, and after it is over: product specification, loading progress bar. */
const THROTTLE = 200;
const HIDE_DELAY = 500;

/** The bar at the top of the window while a page is on its way. One for the site; what is fast does not show it. */
export class ProgressBar {
  readonly #element = document.createElement('div');
  readonly #removeStyles = addSheet(styles);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#element.className = 'progress-bar';
    this.#element.dataset.lasting = '';
  }

  /** A page was asked for; one that overtakes another goes on with its bar. */
  start(): void {
    clearTimeout(this.#timer);
    if (this.#element.matches('.progress-bar-rising:not(.progress-bar-over)')) return;
    this.#timer = setTimeout(() => {
      this.#element.className = 'progress-bar';
      document.body.append(this.#element);
      // Seen at its beginning first, so that there is a way to the end.
      this.#element.getBoundingClientRect();
      this.#element.classList.add('progress-bar-rising');
    }, THROTTLE);
  }

  /** The page is there, or will not come. */
  finish(hasFailed = false): void {
    clearTimeout(this.#timer);
    if (hasFailed && !this.#element.isConnected) document.body.append(this.#element);
    this.#element.classList.add('progress-bar-over');
    this.#element.classList.toggle('progress-bar-failed', hasFailed);
    this.#timer = setTimeout(() => this.#element.remove(), HIDE_DELAY);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#element.remove();
    this.#removeStyles();
  }
}
