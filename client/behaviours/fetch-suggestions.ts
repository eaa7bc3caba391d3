/** What the site suggests, with the words to show and announce it by. */
export interface Suggestions {
  /** Of the list. */
  label: string;
  /** How many there are. */
  status: string;
  suggestions: readonly { kind: string; title: string; path: string }[];
}

/** Asks for suggestions. Throws where there is no answer, or one that is none of them. */
export async function fetchSuggestions(address: URL, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(address, { signal, credentials: 'omit', headers: { Accept: 'application/json' } });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!areSuggestions(answer)) throw new Error(`Suggestions: ${response.status}`);
  return answer;
}

/** The server is our own; it may be of another release than this page. */
function areSuggestions(answer: unknown): answer is Suggestions {
  return typeof answer === 'object' && answer !== null && 'suggestions' in answer && Array.isArray(answer.suggestions);
}
