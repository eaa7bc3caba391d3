const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took or takes, in one unit: `3 h`. `milliseconds` of any sign; below a minute it is `now`. */
export function describeAge(milliseconds: number): string {
  const age = Math.abs(milliseconds);
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  return `${Math.floor(age / DAY)} d`;
}
