import { openDrafts } from './draft-store.ts';

/** A form on its way: which one, and the id of this submission, which stands for no person. */
export interface SentForm {
  form: string;
  submission: string;
}

const KEY = 'sent';

/** Notes what was sent from this tab, for the thank-you that may follow. */
export function noteSent({ form, submission }: SentForm): void {
  try {
    openDrafts()?.setItem(KEY, `${form} ${submission}`);
  } catch {
    // Where a tab keeps nothing, nothing is counted.
  }
}

/** What was sent from this tab before the page came, once: it is forgotten with this. */
export function takeSent(): SentForm | undefined {
  const [form, submission] = openDrafts()?.getItem(KEY)?.split(' ') ?? [];
  openDrafts()?.removeItem(KEY);
  return form && submission ? { form, submission } : undefined;
}
