/**
 * Copies an object without some of its fields.
 *
 * @example omit({ a: 1, b: 2 }, "b") // => { a: 1 }
 */
export function omit<Of extends object, Key extends keyof Of>(object: Of, ...names: readonly Key[]): Omit<Of, Key> {
  const omitted = new Set<string>(names.map(String));
  return Object.fromEntries(Object.entries(object).filter(([name]) => !omitted.has(name))) as Omit<Of, Key>;
}
