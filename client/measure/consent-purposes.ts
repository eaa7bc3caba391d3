import { type Consent, parseConsent } from '#shared/consent.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './consent-purposes.css?sheet';
import type { PurposeWords } from './purpose-words/pt.ts';

const loaders: Readonly<Record<Locale, () => Promise<{ purposeWords: PurposeWords }>>> = {
  pt: () => import('./purpose-words/pt.ts'),
  en: () => import('./purpose-words/en.ts'),
  es: () => import('./purpose-words/es.ts'),
};

/**
 * Puts the purposes below the question, as they were chosen before, and the focus on the first. The button that asked
 * for them answers with them from then on.
 */
export async function addPurposes(
  question: Element,
  button: HTMLButtonElement,
  locale: Locale,
  answer: (consent: Consent) => void,
): Promise<void> {
  const { purposeWords: words } = await loaders[locale]();
  if (!question.isConnected) return;
  const kept = parseConsent(document.cookie);
  const statistics = createPurpose(words.statistics, kept?.statistics);
  const marketing = createPurpose(words.marketing, kept?.marketing);
  const place = document.createElement('div');
  place.className = 'consent-purposes';
  place.append(statistics.label, marketing.label);
  question.after(place);
  statistics.box.focus();
  button.textContent = words.save;
  button.onclick = () => answer({ statistics: statistics.box.checked, marketing: marketing.box.checked });
}

function createPurpose(words: string, isChosen = false): { label: HTMLLabelElement; box: HTMLInputElement } {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = isChosen;
  label.append(box, words);
  return { label, box };
}

addSheet(styles);
