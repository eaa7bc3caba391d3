import { forEachAtOnce } from './at-once.ts';
import { AT_ONCE } from './limits.ts';

/**
 * How a run of queue or sweep goes on: its first lead is a probe, and only once the backend has answered one do several
 * go out at the same time. From then on one that fails may be the lead's own fault, as many as go at once are not.
 */
export class Pace {
  #isProven = false;
  #failuresLeft = 1;

  /** Whether the backend has answered to a lead of this run. */
  get isProven(): boolean {
    return this.#isProven;
  }

  /** Whether the rest of the run is better put off. */
  get isAway(): boolean {
    return this.#failuresLeft <= 0;
  }

  /** Takes in how a try ended. */
  note(hasAnswered: boolean): void {
    this.#isProven ||= hasAnswered;
    this.#failuresLeft = hasAnswered ? AT_ONCE : this.#failuresLeft - 1;
  }

  /** Works through a sequence: one item after the other until the backend is proven to be there, then several at once. */
  async forEach<Item>(
    items: AsyncIterableIterator<Item> | IterableIterator<Item>,
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    while (!this.#isProven) {
      const next = await items.next();
      if (next.done) return;
      await work(next.value);
    }
    await forEachAtOnce(items, AT_ONCE, work);
  }
}
