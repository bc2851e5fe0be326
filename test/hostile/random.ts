/** Numbers from 0 to below 1 that follow from a seed alone (mulberry32, public domain). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to below `end`. */
export function pickNumber(random: Random, end: number): number {
  return Math.floor(random() * end);
}

/** @throws where there is nothing to pick. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[pickNumber(random, choices.length)];
  if (chosen === undefined) throw new Error("nothing to pick");
  return chosen;
}
