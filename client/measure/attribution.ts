import { ATTRIBUTION, ATTRIBUTION_LENGTH, attributionKeys } from '#shared/attribution.ts';
import { openDrafts } from '#shared/forms/draft-store.ts';
import type { Visit } from './consent.ts';

/** Sends which advertisement a visit came from with its forms, awake or not. Only for who agreed to marketing. */
export function startAttribution({ landing, signal }: Visit): void {
  keepAttribution(landing);
  const add = ({ formData, target }: FormDataEvent) => {
    const kept = openDrafts()?.getItem(ATTRIBUTION);
    if (kept && target instanceof HTMLFormElement && target.method === 'post') formData.set(ATTRIBUTION, kept);
  };
  addEventListener('formdata', add, { signal });
}

/** Keeps what an advertisement added to an address, until the tab is closed; the last one counts. */
function keepAttribution(landing: string): void {
  const asked = new URLSearchParams(landing);
  const found = attributionKeys.flatMap((key) => {
    const value = asked.get(key);
    return value && value.length <= ATTRIBUTION_LENGTH ? [[key, value] as const] : [];
  });
  if (found.length > 0) openDrafts()?.setItem(ATTRIBUTION, JSON.stringify(Object.fromEntries(found)));
}

export function forgetAttribution(): void {
  openDrafts()?.removeItem(ATTRIBUTION);
}
