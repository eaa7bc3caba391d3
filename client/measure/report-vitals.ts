import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { VITALS_PATH, type Vitals } from '#shared/vitals.ts';
import { findRouteName } from './page-views.ts';

/** Sends once, when the page is first hidden, how it was: its type and the figures, nothing of who saw it. */
export function reportVitals(): void {
  const vitals: Vitals = { route: findRouteName() };
  const note = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  for (const watch of [onCLS, onINP, onLCP, onFCP, onTTFB]) watch(note);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(VITALS_PATH, JSON.stringify(vitals));
  };
  // After the library's own listeners, which settle the figures at that moment.
  addEventListener('visibilitychange', send);
}
