import { site } from '../site.ts';
import { fieldFacts } from './fields.ts';
import type { FieldKind } from './kinds/kind.ts';
import type { Failure } from './post.ts';
import type { ProblemWords } from './problem-words/pt.ts';

/** What is named may come from elsewhere. */
const facts: Readonly<Record<string, FieldKind | undefined>> = fieldFacts;

/** The words for what is wrong with each field, by its name. */
export function describeProblems(
  words: ProblemWords,
  problems: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem === undefined ? [] : [[name, describeProblem(words, name, problem)]],
    ),
  );
}

/** The words for a form that could not be sent. */
export function describeFailure({ failures }: ProblemWords, failure: Failure): string {
  return fill(failures[failure], { phone: site.phone.label, email: site.email });
}

function describeProblem({ required, invalid }: ProblemWords, name: string, problem: string): string {
  const said: Readonly<Record<string, string | undefined>> = problem === 'required' ? required : invalid;
  const kind = facts[name];
  const own = kind?.problems.find(([other]) => other === problem)?.[1];
  return fill(said[problem === 'required' ? name : problem] ?? invalid.other, { max: kind?.maxLength, ...own });
}

/** Replaces `{{name}}` by what is mentioned under that name. */
function fill(text: string, mentioned: Readonly<Record<string, string | number | undefined>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(mentioned[name]));
}
