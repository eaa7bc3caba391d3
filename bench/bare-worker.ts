import { Hono } from 'hono';

/** Put here by the measurement: the bytes to answer with, and their headers. */
declare const __BODY__: string;
declare const __HEADERS__: Record<string, string>;

const body = new Uint8Array(new TextEncoder().encode(__BODY__));

/** The yardstick: one Hono route that returns the same bytes as the page it is compared with. */
export default new Hono().get('*', (c) => c.body(body, 200, __HEADERS__));
