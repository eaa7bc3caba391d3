import { TURNSTILE } from '../forms/guard.ts';

/** The one script from elsewhere that a form may need; the content policy allows it where the keys are set. */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface Turnstile {
  render(
    element: Element,
    options: { sitekey: string; 'response-field-name': string; appearance: string; language: string },
  ): string | undefined;
  reset(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile | undefined> | undefined;

/**
 * Lets Turnstile look at whoever fills in a form; it shows itself only where it has to ask. Loaded once, and not before
 * somebody begins to type. Where it cannot be had the form is sent without it. Never throws. Gives what asks for another
 * token: each of them counts once.
 */
export async function mountTurnstile(element: Element, siteKey: string): Promise<() => void> {
  loading ??= load();
  const turnstile = await loading;
  const widget = turnstile?.render(element, {
    sitekey: siteKey,
    'response-field-name': TURNSTILE,
    appearance: 'interaction-only',
    language: document.documentElement.lang,
  });
  return () => {
    if (widget !== undefined) turnstile?.reset(widget);
  };
}

function load(): Promise<Turnstile | undefined> {
  const { promise, resolve } = Promise.withResolvers<Turnstile | undefined>();
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.addEventListener('load', () => resolve(window.turnstile));
  script.addEventListener('error', () => resolve(undefined));
  document.head.append(script);
  return promise;
}
