import type { Backend } from '../backend/connect.ts';
import { fetchAnswer } from '../backend/fetch-answer.ts';
import type { VariableValues } from '../backend/operation.ts';
import { isDeveloping } from '../request/is-developing.ts';
import type { Scope } from '../request/scope.ts';
import { createKey, hashText, type KeptAnswer, KeptAnswers } from './cache/kept-answers.ts';
import { Memory } from './cache/memory.ts';
import { type PurgeRecord, Purges } from './cache/purges.ts';
import { UnknownSlugs } from './cache/unknown-slugs.ts';
import { ContentUnavailableError } from './errors.ts';
import { BACKOFF_SECONDS, MEMORY_BYTES, MEMORY_SECONDS, type Policy, REFRESH_TIMEOUT } from './policies.ts';
import type { Answer, Content, Question } from './question.ts';
import { createAnswerScalars } from './scalars.ts';

export function createContent(kv: KVNamespace, backend: Backend): Content {
  const memory = new Memory<Answer<unknown>>(MEMORY_BYTES);
  const kept = new KeptAnswers(kv);
  /** What failed without a copy to serve: it is not asked for again at once. */
  const failures = new Memory<true>(100_000);
  const inFlight = new Map<string, Promise<Answer<unknown> | undefined>>();
  const purges = new Purges(kv);
  const content: Content = { read, adoptPurges };
  const unknown = new UnknownSlugs(content);
  return content;

  async function read<Data, Variables extends VariableValues>(
    question: Question<Data, Variables>,
    scope: Scope,
  ): Promise<Answer<Data> | undefined> {
    const { operation, variables, locale, policy } = question;
    // What an editor sees is nobody else's, and never what was kept for the others; a developer sees what stands there now.
    if (!policy || scope.token !== undefined || isDeveloping()) return await fetchUnkept(question, scope);
    const id = `${operation.name}/${locale}/${JSON.stringify(variables)}`;
    const remembered = memory.find(id, Date.now());
    if (remembered) return remembered as Answer<Data>;
    if (failures.find(id, Date.now())) throw new ContentUnavailableError(`${operation.name} failed just now`);
    if (unknown.has(id)) return undefined;

    const answer =
      inFlight.get(id) ??
      load(id, question, policy, scope).finally(() => {
        inFlight.delete(id);
      });
    inFlight.set(id, answer);
    // The work goes on when this visitor leaves, because others may wait for it.
    scope.waitUntil(answer.catch(() => undefined));
    const result = await scope.deadline.within(answer, scope.deadline.remaining).catch((error: unknown) => {
      if (error instanceof ContentUnavailableError) throw error;
      // Whoever asked first is gone, and the answer with it.
      inFlight.delete(id);
      throw new ContentUnavailableError(`No answer for ${operation.name}`, { cause: error });
    });
    return result as Answer<Data> | undefined;
  }

  async function load<Data, Variables extends VariableValues>(
    id: string,
    question: Question<Data, Variables>,
    policy: Policy,
    scope: Scope,
  ): Promise<Answer<Data> | undefined> {
    const { operation, variables, locale } = question;
    const key = await createKey(operation, variables, locale, backend.contentVersion);
    const [copy] = await Promise.all([kept.read(key, operation, scope.log), purges.refresh(scope.log)]);
    const age = copy && !purges.isPurged(copy) ? (Date.now() - copy.storedAt) / 1000 : Number.POSITIVE_INFINITY;
    if (copy && age < policy.fresh) return remember(id, copy, 'kv');

    if (!copy && (await unknown.isGuess(question, scope))) return undefined;
    const refreshing = refresh(id, key, copy !== undefined, question, scope);
    if (copy && age < policy.fresh + policy.stale) {
      scope.waitUntil(refreshing.catch((error: unknown) => logFailure(operation.name, error, scope)));
      return remember(id, copy, 'kv');
    }
    if (!copy) {
      return await refreshing.catch((error: unknown) => {
        logFailure(operation.name, error, scope);
        failures.set(id, true, 100, Date.now() + BACKOFF_SECONDS * 1000);
        throw new ContentUnavailableError(`No copy of ${operation.name}`, { cause: error });
      });
    }
    // A copy is there, however old: a visitor waits only briefly for a newer one, which goes on behind.
    scope.waitUntil(refreshing.catch(() => undefined));
    return await scope.deadline.within(refreshing, REFRESH_TIMEOUT).catch((error: unknown) => {
      logFailure(operation.name, error, scope);
      return remember(id, copy, 'last-good', BACKOFF_SECONDS);
    });
  }

  async function refresh<Data, Variables extends VariableValues>(
    id: string,
    key: string,
    isKept: boolean,
    question: Question<Data, Variables>,
    scope: Scope,
  ): Promise<Answer<Data> | undefined> {
    // Of the moment it was asked for: what is published meanwhile may not be in it.
    const storedAt = Date.now();
    const data = await ask(question, scope);
    if (!question.isFound(data)) {
      unknown.add(id, question);
      memory.delete(id);
      if (isKept) scope.waitUntil(kept.remove(key, scope.log));
      return undefined;
    }
    const answer = { data, version: await hashText(JSON.stringify(data)), storedAt };
    unknown.countFound(question);
    scope.waitUntil(kept.write(key, answer, scope.log));
    return remember(id, answer, 'backend');
  }

  async function fetchUnkept<Data, Variables extends VariableValues>(
    question: Question<Data, Variables>,
    scope: Scope,
  ): Promise<Answer<Data> | undefined> {
    const { name } = question.operation;
    try {
      const data = await scope.deadline.within(ask(question, scope), scope.deadline.remaining);
      const storedAt = Date.now();
      return question.isFound(data) ? { data, version: crypto.randomUUID(), source: 'backend', storedAt } : undefined;
    } catch (error) {
      logFailure(name, error, scope);
      throw new ContentUnavailableError(`${name} is never kept`, { cause: error });
    }
  }

  async function ask<Data, Variables extends VariableValues>(
    { operation, variables, locale }: Question<Data, Variables>,
    { log, token }: Scope,
  ): Promise<Data> {
    const scalars = await createAnswerScalars(operation, log);
    return fetchAnswer(backend, operation, variables, locale, { scalars, token });
  }

  async function adoptPurges(record: PurgeRecord): Promise<void> {
    purges.adopt(record);
    memory.clear();
    failures.clear();
    unknown.clear();
    inFlight.clear();
    await purges.write(record);
  }

  function remember<Data>(
    id: string,
    { data, version, storedAt }: KeptAnswer<Data>,
    source: Answer<Data>['source'],
    seconds = MEMORY_SECONDS,
  ): Answer<Data> {
    const again: Answer<Data> = { data, version, storedAt, source: source === 'last-good' ? source : 'memory' };
    // Asked for before a publish that happened meanwhile: whoever comes next asks again.
    if (source !== 'last-good' && purges.isPurged({ data, storedAt })) return { ...again, source };
    memory.set(id, again, JSON.stringify(data).length * 2, Date.now() + seconds * 1000);
    return { ...again, source };
  }
}

function logFailure(what: string, error: unknown, { log }: Scope): void {
  log.error('content', { what, error });
}
