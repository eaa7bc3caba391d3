import type { Handler } from 'hono';

/** Says that the worker runs; it asks nothing of storage or backend. */
export function health(): Handler {
  return (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
}
