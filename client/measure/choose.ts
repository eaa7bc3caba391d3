import { type Consent, parseConsent } from '#shared/consent.ts';
import { formatConsent } from '#shared/consent-cookie.ts';
import { listAgreed, type ThirdParty } from '#shared/third-parties.ts';
import { forgetAttribution, startAttribution } from './attribution.ts';
import type { Visit } from './consent.ts';
import { pushConsent } from './data-layer.ts';

/**
 * Keeps a choice and acts on it at once. Where other scripts follow from it the page is loaded anew: the content policy
 * of a page that is open can neither be opened nor closed, and a script that runs cannot be stopped.
 */
export function choose(consent: Consent, visit: Visit): void {
  const before = listAgreed(parseConsent(document.cookie));
  const after = listAgreed(consent);
  setCookie(formatConsent(consent));
  pushConsent('update', consent);
  if (consent.marketing) startAttribution(visit);
  else forgetAttribution();
  if (before.length === after.length && before.every((party) => after.includes(party))) return;
  const erase = () => eraseCookies(before.filter((party) => !after.includes(party)));
  erase();
  // Once more when nothing runs any longer that could set them again.
  addEventListener('pagehide', erase);
  location.reload();
}

/** Its scripts may have set them for this host or any domain above it. */
function eraseCookies(parties: readonly ThirdParty[]): void {
  const beginnings = parties.flatMap(({ cookies }) => cookies);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
    for (const domain of ['', ...domains]) setCookie(`${name}=; Max-Age=0${domain}`);
  }
}

function setCookie(cookie: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of today has another way.
  document.cookie = `${cookie}; Path=/${secure}`;
}
