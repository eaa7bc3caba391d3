import { parseConsent } from '#shared/consent.ts';
import { whenIdle } from '../islands/moments.ts';
import { pushConsent } from './data-layer.ts';

/** Where a page lets its visitor change the choice; without scripts the link leads to what the policy says of it. */
const LINK = 'a[href$="#cookies"]';

/** What a visit brought along, and when it ends. */
export interface Visit {
  /** Query of the address that it began with. */
  landing: string;
  signal: AbortSignal;
}

/**
 * Nothing of others is loaded before the visitor agrees: consent mode begins with everything denied, a choice that was
 * made is told at once, and where there is none the visitor is asked when the browser has nothing else to do.
 */
export function startConsent(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const visit: Visit = { landing: location.search, signal };
  const ask = async (link?: HTMLAnchorElement) => {
    const banner = await import('./consent-banner.ts');
    await banner.showBanner(visit, link);
  };
  const change = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link) return;
    event.preventDefault();
    ask(link).catch(() => location.assign(link.href));
  };
  addEventListener('click', change, { signal });

  pushConsent('default');
  const consent = parseConsent(document.cookie);
  if (!consent) {
    const callOff = whenIdle(document.body, ask);
    signal.addEventListener('abort', callOff);
  } else if (consent.statistics || consent.marketing) {
    pushConsent('update', consent);
    void import('./agreed.ts').then(({ startAgreed }) => startAgreed(consent, visit));
  }
  return () => ended.abort();
}
