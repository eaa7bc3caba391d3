import * as v from 'valibot';
import { answerSchema, type FormAnswer } from './answer.ts';
import type { ProblemWords } from './problem-words/pt.ts';

export type Failure = keyof ProblemWords['failures'];

/** Milliseconds the site has to answer. Sending again is safe: the same submission is known. */
const TIMEOUT = 20_000;

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

/** Sends a form to the page it stands on. Never throws. */
export async function post(action: string, body: FormData): Promise<PostResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const failure = failures[response.status];
    if (failure) return { failure };
    const { success, output } = v.safeParse(answerSchema, await response.json());
    // An answer that names neither a place to go nor anything to correct is no answer.
    return success && (output.location || output.problems) ? output : { failure: 'failed' };
  } catch {
    // No network, or no answer that makes sense: the visitor is told how to reach us all the same.
    return { failure: 'failed' };
  }
}
