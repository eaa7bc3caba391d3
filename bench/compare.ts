const ROUNDS = 5;
/** Rounds that are told of one by one, at most. */
const TOLD = 20;

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The median ratio of two measurements. They are taken in turn, so that a slow moment of the machine meets both, after
 * one each that does not count.
 */
export async function compare(
  what: string,
  own: () => Promise<number>,
  yardstick: () => Promise<number>,
  rounds = ROUNDS,
): Promise<number> {
  await own();
  await yardstick();
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const one = await own();
    const other = await yardstick();
    if (rounds <= TOLD) console.log(`${what}, round ${round}: ${one.toFixed(0)} against ${other.toFixed(0)}`);
    ratios.push(one / other);
  }
  if (rounds > TOLD) console.log(`${what}: ${rounds} rounds`);
  return median(ratios);
}
