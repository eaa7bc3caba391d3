interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Memory of one isolate: bounded in bytes, each value kept until its time; the least recently used goes first. */
export class Memory<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  /** `limit` in bytes, of all values together. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key while its time lasts; `now` in milliseconds. */
  find(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.until <= now) {
      this.delete(key);
      return undefined;
    }
    // A map keeps the order of insertion: put last what was used last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value until a time in milliseconds; one that is larger than the whole memory is not kept. */
  set(key: string, value: Value, bytes: number, until: number): void {
    this.delete(key);
    if (bytes > this.#limit) return;
    this.#entries.set(key, { value, bytes, until });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
