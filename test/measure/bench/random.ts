/** Reproducible numbers from 0, below 1 (Marsaglia's xorshift of 32 bits). */
export type Random = () => number;

/** @param seed an integer other than 0. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly [T, ...T[]], random: Random): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
