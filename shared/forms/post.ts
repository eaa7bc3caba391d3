import * as v from 'valibot';
import { answerSchema, type FormAnswer } from './answer.ts';
import type { ProblemWords } from './problem-words/pt.ts';

export type Failure = keyof ProblemWords['failures'];

/** Milliseconds the site has to answer. Sending again is safe: the same submission is known. */
const TIMEOUT = 20_000;
/** Bytes a millisecond of the slowest network that a file comes through: 0.4 Mbit/s. */
const SLOWEST = 50;

/** What no second try would mend, by status. Whatever is not here may work the next time. */
const failures: Readonly<Record<number, Failure>> = {
  400: 'refused',
  403: 'refused',
  405: 'refused',
  413: 'tooLarge',
  415: 'refused',
  429: 'tooMany',
};

/** What the site answers, or why the form could not be sent. */
type PostResult = FormAnswer & { failure?: Failure };

/** An answer as text, not yet parsed. */
const bodySchema = v.pipe(v.string(), v.parseJson(), answerSchema);

/**
 * Sends a form to the page it stands on. `onProgress` hears how much of it is on its way, from 0 to 1. Never throws: no
 * network and no answer that makes sense are failures, and the visitor is told how to reach us all the same.
 */
export async function post(action: string, body: FormData, onProgress: (share: number) => void): Promise<PostResult> {
  const answer = await exchange(action, body, onProgress);
  const failure = failures[answer.status] ?? (answer.status === 0 && !navigator.onLine ? 'offline' : undefined);
  if (failure) return { failure };
  const { success, output } = v.safeParse(bodySchema, answer.text);
  // An answer that names neither a place to go nor anything to correct is no answer.
  return success && (output.location || output.problems) ? output : { failure: 'failed' };
}

/** One request; a status of 0 where nothing came back. `fetch` does not tell how much has been sent. */
function exchange(
  action: string,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = TIMEOUT + countFileBytes(body) / SLOWEST;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    request.send(body);
  });
}

/** Bytes of the files of a form. */
export function countFileBytes(body: FormData): number {
  return [...body.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}
