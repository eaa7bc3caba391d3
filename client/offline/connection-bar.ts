import type { Locale } from '#shared/i18n/locales.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import sheet from './connection-bar.css?sheet';

/** While away, and once back. */
const words: Readonly<Record<Locale, readonly [away: string, back: string]>> = {
  pt: ['Está sem ligação à internet', 'A ligação voltou'],
  en: ['You are offline', 'You are back online'],
  es: ['No tiene conexión a internet', 'La conexión ha vuelto'],
};

/** Milliseconds until a bar that has just come says something, so that it is read out; and until it goes again. */
const SAY_DELAY = 100;
const BACK_TIME = 4_000;

/** Shows that the browser has no network, and for a moment that it has one again. The page for such times then tries once more. */
export async function showConnection(signal: AbortSignal): Promise<void> {
  if (signal.aborted || document.querySelector('.connection-bar')) return;
  const removeSheet = addSheet(sheet);
  const bar = document.createElement('p');
  bar.className = 'connection-bar';
  bar.role = 'status';
  bar.dataset.lasting = '';
  // The site speaks no other languages than these.
  const [away, back] = words[document.documentElement.lang.slice(0, 2) as Locale];
  document.body.append(bar);
  await pause(SAY_DELAY);
  do {
    bar.textContent = away;
    await waitForNetwork(signal);
    bar.textContent = back;
    if (document.querySelector('[data-offline]')) location.reload();
    await pause(signal.aborted ? 0 : BACK_TIME);
  } while (!navigator.onLine && !signal.aborted);
  bar.remove();
  removeSheet();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Ends when there is a network, or nobody waits any more. */
function waitForNetwork(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine || signal.aborted) resolve();
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
