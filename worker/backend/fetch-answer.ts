import type { ClientError } from 'graphql-request';
import * as v from 'valibot';
import type { Locale } from '#shared/i18n/locales.ts';
import { Deadline } from '../request/deadline.ts';
import type { Backend } from './connect.ts';
import { BackendError } from './errors.ts';
import type { Operation, VariableValues } from './operation.ts';
import type { Scalars } from './scalars.ts';

/** Milliseconds the backend has for an answer, a second try included. */
const BACKEND_TIMEOUT = 5_000;
/** Bytes of the largest answer accepted. */
const ANSWER_LIMIT = 5_000_000;

/**
 * Asks the backend one operation and gives its checked answer. Throws a BackendError where the status is 300 or
 * above, the body is no JSON or too large, GraphQL reports errors, the data is not of the contract, or nothing came in
 * time. A network error is tried once more; the time limit covers both tries.
 */
export async function fetchAnswer<Data, Variables extends VariableValues>(
  backend: Backend,
  operation: Operation<Data, Variables>,
  variables: Variables,
  locale: Locale,
  { scalars, token }: { scalars: Scalars; token: string | undefined },
): Promise<Data> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT);
  // Brings the parser of graphql-js with it; an isolate that finds everything in KV needs neither.
  const { ClientError, GraphQLClient } = await import('graphql-request');
  const client = new GraphQLClient('https://backend/graphql', {
    fetch: (_, init) => fetchOnceMore(backend, init ?? {}, signal),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  // The wait itself is bounded too: an embedded backend or a body that stalls does not listen to the signal. Others
  // may wait for the same answer, so it has a time of its own, not that of the request which asked first.
  const answering = client.request<unknown>({ document: operation.documents[locale], variables, signal });
  const answer = await new Deadline(BACKEND_TIMEOUT).within(answering, BACKEND_TIMEOUT).catch((error: unknown) => {
    throw explain(error instanceof ClientError ? refuse(error.response) : error, operation.name);
  });
  const parsed = v.safeParse(operation.schema(scalars), answer);
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
    throw new BackendError(`${operation.name}: the answer does not fit the contract at ${where}`);
  }
  return parsed.output;
}

async function fetchOnceMore(backend: Backend, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const send = () => backend.fetch('/graphql', { ...init, signal });
  const response = await send().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return send();
  });
  // The status is looked at before the body: an error page is not parsed as an answer.
  if (response.status >= 300) {
    await response.body?.cancel();
    throw new BackendError(`Response not successful: Received status code ${response.status}`);
  }
  // Named JSON whatever it says of itself: a body that is none is then a parse error.
  return new Response(await readLimited(response), { headers: { 'Content-Type': 'application/json' } });
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_LIMIT) throw new BackendError(`Response too large: more than ${ANSWER_LIMIT} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What an answer without usable data says of itself: where, and its code. Its words may repeat a visitor's. */
function refuse({ errors }: ClientError['response']): BackendError {
  const places = errors?.map(({ path, extensions }) => `${path?.join('.') ?? '?'} ${extensions?.code ?? ''}`.trim());
  return new BackendError(
    places ? `errors at ${places.join(', ')}` : 'the body could not be parsed as a GraphQL answer',
  );
}

function explain(error: unknown, operation: string): BackendError {
  if (error instanceof BackendError) return new BackendError(`${operation}: ${error.message}`);
  if (error instanceof SyntaxError) return new BackendError(`${operation}: the body could not be parsed as JSON`);
  return new BackendError(`${operation}: the backend could not be reached`, { cause: error });
}
