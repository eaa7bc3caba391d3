import { eraseThanked } from '#shared/forms/draft-store.ts';
import type { ThankYouKind } from '#shared/forms/form.ts';

/** Where the visitor is thanked the form has arrived, and its draft goes: also of a form that was sent without its island. */
export function startThanks(root: ParentNode): () => void {
  const thanks = root.querySelector<HTMLElement>('[data-thanks]')?.dataset.thanks;
  // Our own page says which: the server wrote the attribute.
  if (thanks) eraseThanked(thanks as ThankYouKind, location.pathname);
  return () => {};
}
