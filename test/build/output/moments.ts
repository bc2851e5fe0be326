/** Reproducible random numbers from 0 up to `end` (the generator of Park and Miller, 1988). */
export function createMoments(count: number, end: number): readonly number[] {
  let state = 1405;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * end;
  });
}
