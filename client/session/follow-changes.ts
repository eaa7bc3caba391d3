import { createClient } from 'graphql-ws';
import { listFilledIn } from '../filled-in.ts';

/** As the contract has it. */
const query = 'subscription contentChanged { contentChanged }';

/** Refreshes the page when the backend says that something has changed; the browser keeps its place. A lost connection is taken up again. */
export function followChanges(signal: AbortSignal): void {
  if (signal.aborted) return;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !signal.aborted,
  });
  const refresh = () => {
    // Whoever fills in a form sees the change with the next one.
    if (listFilledIn().length === 0) location.reload();
  };
  const unsubscribe = client.subscribe({ query }, { next: refresh, error: () => undefined, complete: () => undefined });
  signal.addEventListener('abort', () => {
    unsubscribe();
    void client.dispose();
  });
}
