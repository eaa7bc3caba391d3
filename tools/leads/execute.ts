import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { STATE_PATH } from '../local-leads.ts';
import type { Place } from './read-command.ts';

/** Bytes an answer may have: some ten thousand leads. */
const ANSWER_LIMIT = 256_000_000;

const answerSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: v.array(v.unknown()) })));
/** What the tool writes where it fails, and as much of it as is a sentence. */
const failureSchema = v.object({
  stdout: v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) })),
});

/** What the tool says of a database on this machine that the site, which has it open too, was just writing to. */
const BUSY = /Failed to get session commit token|internal error; reference|SQLITE_BUSY|database is locked/;
/** How often it is asked in all. */
const MOST_ATTEMPTS = 5;

/** The rows a statement gives, in the database of that place. Throws with what the tool says where it fails. */
export function execute(sql: string, place: Place): readonly unknown[] {
  for (let attempt = 1; ; attempt++) {
    try {
      return attemptOnce(sql, place);
    } catch (error) {
      if (place !== 'local' || attempt === MOST_ATTEMPTS || !BUSY.test(String(error))) throw error;
    }
  }
}

function attemptOnce(sql: string, place: Place): readonly unknown[] {
  const where = place === 'local' ? ['--local', '--persist-to', STATE_PATH] : ['--remote', '--env', place];
  const args = ['d1', 'execute', 'DB', '--config', 'wrangler.toml', '--json', '--yes', '--command', sql, ...where];
  try {
    const answer = execFileSync('wrangler', args, {
      encoding: 'utf8',
      maxBuffer: ANSWER_LIMIT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return v.parse(answerSchema, answer).flatMap(({ results }) => results);
  } catch (error) {
    const failure = v.safeParse(failureSchema, error);
    if (failure.success) throw new Error(failure.output.stdout.error.text.split('\n', 1)[0]);
    throw error;
  }
}
