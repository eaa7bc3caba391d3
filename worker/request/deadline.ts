/** Something took longer than it had. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The time one request or run has in all. Every wait takes its share of what is left, so that no sum exceeds it. */
export class Deadline {
  #end: number;

  /** `milliseconds` from now. */
  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Milliseconds left, never below zero. */
  get remaining(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * What a promise gives, or a TimeoutError after `atMost` milliseconds or when the time is up, whichever is sooner.
   * The work itself goes on. `reserve`: milliseconds that must be left for what comes after.
   */
  async within<Value>(promise: Promise<Value>, atMost: number, reserve = 0): Promise<Value> {
    const milliseconds = Math.min(atMost, Math.max(0, this.remaining - reserve));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${milliseconds.toFixed()} ms`)),
      milliseconds,
    );
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * What a promise gives, or a TimeoutError after `atMost` milliseconds; the time it takes is not taken from what is
   * left. For what depends on the visitor alone: sending a form over a slow network.
   */
  async excluding<Value>(promise: Promise<Value>, atMost: number): Promise<Value> {
    const start = performance.now();
    try {
      return await new Deadline(atMost).within(promise, atMost);
    } finally {
      this.#end += performance.now() - start;
    }
  }
}
