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

/** The same list in the order of the day. */
export function orderByHour<Item extends Timed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => findMinutes(one.time) - findMinutes(other.time));
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
