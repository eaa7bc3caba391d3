import type { FormDefinition, ThankYouKind } from './form.ts';

const PREFIX = 'draft';

/** Where a tab keeps what was typed until it is sent; `undefined` where the browser allows no storage. */
export function openDrafts(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** What the draft of a form is kept under; `action` is where it posts to. */
export function nameDraft({ id, thanks }: Pick<FormDefinition, 'id' | 'thanks'>, action: string): string {
  return [PREFIX, thanks, id, action].join(' ');
}

/** Forgets what a thank-you answers: the drafts of the page's forms that end with it. */
export function eraseThanked(kind: ThankYouKind, path: string): void {
  const drafts = openDrafts();
  for (const key of Object.keys(drafts ?? {})) {
    const [prefix, thanks, , action] = key.split(' ');
    if (prefix === PREFIX && thanks === kind && action?.split('?', 1)[0] === path) drafts?.removeItem(key);
  }
}
