interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Milliseconds since 1970. */
  until: number;
  /** Whether it was asked for since it came, or since room was last made. */
  isUsed: boolean;
}

/**
 * Memory of one isolate: bounded in bytes, each value kept until its time. What has not been asked for goes first, oldest
 * before newest; what has is spared once. To put a value last whenever it is found would be exact, and cost more than
 * all else of finding it.
 */
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
    entry.isUsed = true;
    return entry.value;
  }

  /** Keeps a value until a time in milliseconds; one that is larger than the whole memory is not kept. */
  set(key: string, value: Value, bytes: number, until: number): void {
    this.delete(key);
    if (bytes > this.#limit) return;
    this.#makeRoom(bytes);
    this.#entries.set(key, { value, bytes, until, isUsed: false });
    this.#bytes += bytes;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** A map keeps the order of insertion, and shows again what is put last while it is walked through. */
  #makeRoom(bytes: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#limit) break;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { ...entry, isUsed: false });
      else this.#bytes -= entry.bytes;
    }
  }
}
