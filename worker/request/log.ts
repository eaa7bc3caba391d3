/** Facts of one line of the log: never the values a visitor typed. An error stands as its name and message. */
type Facts = Readonly<Record<string, unknown>>;

/** The log of one request or run: JSON lines, each with its id. */
export interface Log {
  /** Something to count, where nothing else counts it. */
  info(event: string, facts?: Facts): void;
  /** Something to know of: a visitor was served all the same. */
  warn(event: string, facts?: Facts): void;
  /** Something to look at. */
  error(event: string, facts?: Facts): void;
}

/** The only place that writes to the console. `id` is in every line, so that one request can be followed. */
export function createLog(id: string): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, facts: Facts = {}) => {
      const plain = Object.entries(facts).map(([name, fact]) => [
        name,
        fact instanceof Error ? describeError(fact) : fact,
      ]);
      console[level](JSON.stringify({ level, event, id, ...Object.fromEntries(plain) }));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** What is logged of anything thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${describeError(error.cause)})`;
  return `${error.name}: ${error.message}${cause}`;
}
