import type { Consent } from '#shared/consent.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import type { Visit } from './consent.ts';
import styles from './consent-banner.css?sheet';

/** From the banner to what has the focus, in pixels. */
const GAP = 8;

const loaders = {
  pt: () => import('./consent-words/pt.ts'),
  en: () => import('./consent-words/en.ts'),
  es: () => import('./consent-words/es.ts'),
};

/** Takes the banner away that is shown. */
let close = () => {};

/**
 * Asks what the visitor agrees to, in a region that stands over the page and holds nobody up; three answers weigh the
 * same. With the link that asked for it the choices lie open and take the focus; Escape leads back and changes nothing.
 */
export async function showBanner(visit: Visit, link?: HTMLElement): Promise<void> {
  const { documentElement: root, body } = document;
  const language = root.lang.slice(0, 2) as keyof typeof loaders;
  const { consentWords: words } = await loaders[language]();
  if (visit.signal.aborted) return;
  close();
  const region = document.createElement('section');
  region.className = 'consent';
  region.lang = root.lang;
  region.ariaLabel = 'Cookies';
  region.dataset.lasting = '';
  const question = document.createElement('p');
  question.textContent = words.text;
  const answers = document.createElement('p');
  region.append(question, answers);

  const add = (label: string, press: () => void) => {
    const button = document.createElement('button');
    button.textContent = label;
    button.onclick = press;
    answers.append(button);
    return button;
  };
  const answer = async (consent: Consent) => {
    const choice = await import('./choose.ts');
    close();
    choice.choose(consent, visit);
  };
  const unfold = async () => {
    const purposes = await import('./consent-purposes.ts');
    await purposes.addPurposes(question, choice, language, answer);
  };
  add(words.accept, () => answer({ statistics: true, marketing: true }));
  add(words.reject, () => answer({ statistics: false, marketing: false }));
  const choice = add(words.choose, unfold);
  region.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };

  const removeStyles = addSheet(styles);
  // The first that is reached, as it is the first that is seen.
  body.prepend(region);
  // What has the focus is scrolled clear of it, and so is the end of the page.
  const makeRoom = () => {
    const room = region.isConnected ? `${region.offsetHeight + GAP}px` : '';
    root.style.scrollPaddingBottom = room;
    body.style.borderBottomWidth = room;
  };
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(region);
  close = () => {
    close = () => {};
    sizes.disconnect();
    region.remove();
    makeRoom();
    removeStyles();
    link?.focus({ preventScroll: true });
  };
  visit.signal.addEventListener('abort', () => close());
  if (link) await unfold();
}
