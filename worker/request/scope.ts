import { Deadline } from './deadline.ts';
import { createLog, type Log } from './log.ts';

/** Milliseconds a visitor's request has for everything it waits for. */
const REQUEST_TIME = 5_500;

/** What belongs to one request, or to one run of queue or cron: made once and handed down. */
export interface Scope {
  /** In every line of the log, and on an error page. */
  id: string;
  deadline: Deadline;
  /** Keeps work alive after the response; what it rejects with is nobody's: catch it before. */
  waitUntil(work: Promise<unknown>): void;
  log: Log;
  /** Of an editor who sees what is not published: sent to the backend, and what it answers is kept nowhere. */
  token?: string | undefined;
}

/** The scope of a visitor's request: Cloudflare's own id where there is one, 5.5 seconds, and the token of an editor. */
export function createRequestScope(
  request: Request,
  context: Pick<ExecutionContext, 'waitUntil'>,
  token: string | undefined,
): Scope {
  return { ...createScope(request.headers.get('CF-Ray') ?? crypto.randomUUID(), REQUEST_TIME, context), token };
}

/** A scope of its own id and time, in milliseconds: for queue and cron, which no visitor waits for. */
export function createScope(id: string, milliseconds: number, context: Pick<ExecutionContext, 'waitUntil'>): Scope {
  return {
    id,
    deadline: new Deadline(milliseconds),
    waitUntil: (work) => context.waitUntil(work),
    log: createLog(id),
  };
}
