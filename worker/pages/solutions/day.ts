/** What tells an hour of the day as content writes it: 8h25, 8:25. */
interface Timed {
  time: string;
}

/** What the sky is doing; the ground of a row follows it. */
export type Light = 'night' | 'dawn' | 'day' | 'dusk';

/** Minutes since midnight; what is no hour counts as midnight. */
export function findMinutes(time: string): number {
  const [, hours = '0', minutes = '0'] = /^(\d{1,2})\D(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight at which a day begins: what comes before is still the night of the day before. */
const DAYBREAK = 5 * 60;
const DAY = 24 * 60;

/** The same list in the order of the day, from the first shift to the night porter. */
export function orderByHour<Item extends Timed>(items: readonly Item[]): Item[] {
  const sinceDaybreak = ({ time }: Timed) => (findMinutes(time) - DAYBREAK + DAY) % DAY;
  return items.toSorted((one, other) => sinceDaybreak(one) - sinceDaybreak(other));
}

/** The light at an hour, in a day of spring. */
export function findLight(time: string): Light {
  const hours = findMinutes(time) / 60;
  if (hours < 5.5 || hours >= 20.5) return 'night';
  if (hours < 7) return 'dawn';
  return hours < 18.5 ? 'day' : 'dusk';
}

/** An hour as machines read it: 08:25. */
export function formatMachineTime(time: string): string {
  const minutes = findMinutes(time);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
