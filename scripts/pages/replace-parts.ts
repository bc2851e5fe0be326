/**
 * The same data with something else in the place of some objects.
 *
 * @param replace gives what an object gives way to; undefined where it stays, and its own parts are looked at.
 */
export function replaceParts(value: unknown, replace: (part: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => replaceParts(part, replace));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceParts(part, replace)]));
}
