import type { Deadline } from '../request/deadline.ts';

/** Milliseconds a visitor has to send a form of any size; the visitor's own time, which the request's deadline leaves out. */
const SENDING_TIME = 60_000;
/** Bytes a millisecond, beyond that time, of the slowest network that brings a form of full size: 0.4 Mbit/s. */
const SLOWEST = 50;
/** Bytes that are read, and forgotten, of a post that is refused: some servers fail where a body is left unread. */
const DRAIN_LIMIT = 20_000_000;
/** Bytes that are read at a time. */
const PIECE = 65_536;
/** Milliseconds that reading on may take. */
const DRAIN_TIME = 2_000;

export type PostBody = { kind: 'form'; form: FormData } | { kind: 'tooLarge' } | { kind: 'broken' };

/**
 * Reads a multipart form, holding at most `limit` bytes of it. One that breaks off, takes too long or is no form is
 * `broken`: the visitor's network's doing, and no error of ours.
 */
export async function readForm(request: Request, limit: number, deadline: Deadline): Promise<PostBody> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) {
    await drain(request, deadline);
    return { kind: 'tooLarge' };
  }
  try {
    const chunks = await deadline.excluding(readChunks(request, limit), SENDING_TIME + limit / SLOWEST);
    if (!chunks) return { kind: 'tooLarge' };
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    return { kind: 'form', form: await new Response(new Blob(chunks), { headers }).formData() };
  } catch {
    return { kind: 'broken' };
  }
}

/** Reads a body as text, holding at most `limit` bytes of it; `undefined` where it is longer or breaks off. */
export async function readText(request: Request, limit: number, deadline: Deadline): Promise<string | undefined> {
  const chunks = await deadline
    .excluding(readChunks(request, limit), SENDING_TIME + limit / SLOWEST)
    .catch(() => undefined);
  return chunks && (await new Blob(chunks).text());
}

/** Reads what a refused post still sends, and forgets it. Never throws. */
export async function drain(request: Request, deadline: Deadline): Promise<void> {
  await deadline.within(readChunks(request, 0), DRAIN_TIME).catch(() => undefined);
}

/** The body in pieces; `undefined` where it is longer than `limit` bytes, of which no more than these are ever held. */
async function readChunks({ body }: Request, limit: number): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const reader = body?.getReader({ mode: 'byob' });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // One buffer for all that is read: what passes through leaves no garbage behind, however many send at once.
  let buffer = new ArrayBuffer(PIECE);
  while (reader && length <= DRAIN_LIMIT) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done || !value) break;
    length += value.byteLength;
    if (length <= limit) chunks.push(value.slice());
    else chunks.length = 0;
    buffer = value.buffer;
  }
  return length <= limit ? chunks : undefined;
}
