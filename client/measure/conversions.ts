import { noteSent, takeSent } from '#shared/forms/sent-form.ts';
import { pushEvent } from './data-layer.ts';

/**
 * Tells the data layer of a form that was thanked for, once: not where the thank-you is loaded again, gone back to or
 * opened in another tab. Which form, and the id of the submission; nothing that was typed.
 */
export function startConversions(root: ParentNode): () => void {
  const sent = takeSent();
  if (sent && root.querySelector('[data-thanks]')) pushEvent({ event: 'lead', ...sent });
  const note = ({ target, defaultPrevented }: SubmitEvent) => {
    // An island sends its form itself, and notes it with the id that the site knows.
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    const form = target.querySelector<HTMLInputElement>('[name=form]')?.value;
    if (form) noteSent({ form, submission: crypto.randomUUID() });
  };
  addEventListener('submit', note);
  return () => removeEventListener('submit', note);
}
