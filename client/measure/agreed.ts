import type { Consent } from '#shared/consent.ts';
import { listAgreed } from '#shared/third-parties.ts';
import { startAttribution } from './attribution.ts';
import type { Visit } from './consent.ts';
import { pushEvent } from './data-layer.ts';

/** Starts what a visitor agreed to. The content policy of the page lets in the same scripts, and no others. */
export function startAgreed(consent: Consent, visit: Visit): void {
  // The tag manager's own beginning; to anybody else it says nothing.
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  for (const { script } of listAgreed(consent)) load(script);
  if (consent.marketing) startAttribution(visit);
}

function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  // Where soft navigation puts another head in place, what runs already is not loaded again.
  document.head.append(script);
}
