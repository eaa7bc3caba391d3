import type { Consent } from '#shared/consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Adds an event to the data layer. The list is local: it leaves the machine only with a tag manager, which is loaded for
 * who agreed to it. No query of an address and nothing that says who somebody is ever enters it.
 */
export function pushEvent(event: Readonly<Record<string, string | number>>): void {
  push(event);
}

/** Says what a visitor agreed to, to Google's consent mode; without a choice that is nothing. */
export function pushConsent(moment: 'default' | 'update', consent?: Consent): void {
  const marketing = describe(consent?.marketing);
  command('consent', moment, {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: describe(consent?.statistics),
  });
}

function describe(isGranted: boolean | undefined): string {
  return isGranted ? 'granted' : 'denied';
}

function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a tag manager tells a command from an event by this very object.
  push(arguments);
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
