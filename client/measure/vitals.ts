import { whenIdle } from '../islands/moments.ts';

/** The part of page loads that is measured. */
const SHARE = 0.1;

/** Measures how the site is for some of its visitors, once their browser has nothing else to do. Programs are none. */
export function startVitals(): () => void {
  if (navigator.webdriver || Math.random() >= SHARE) return () => {};
  return whenIdle(document.body, async () => (await import('./report-vitals.ts')).reportVitals());
}
