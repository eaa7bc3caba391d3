const ROUNDS = 5;
/** Rounds that are told of one by one, at most. */
const TOLD = 20;

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median ratio of what was measured to its yardstick, told round by round. */
export function ratio(what: string, rounds: readonly (readonly [own: number, yardstick: number])[]): number {
  const told = rounds.map(([own, yardstick]) => `${own.toFixed(0)}/${yardstick.toFixed(0)}`);
  console.log(`${what}: ${rounds.length <= TOLD ? told.join(' ') : `${rounds.length} rounds`}`);
  return median(rounds.map(([own, yardstick]) => own / yardstick));
}

/**
 * The median ratio of two measurements. They are taken in turn, so that a slow moment of the machine meets both, after
 * one each that does not count.
 */
export async function compare(
  what: string,
  own: () => Promise<number>,
  yardstick: () => Promise<number>,
  count = ROUNDS,
): Promise<number> {
  await own();
  await yardstick();
  const rounds: [number, number][] = [];
  for (let round = 0; round < count; round++) rounds.push([await own(), await yardstick()]);
  return ratio(what, rounds);
}
