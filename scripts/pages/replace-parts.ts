/**
 * Returns a copy of the data in which some nested objects are replaced.
 *
 * @param data plain data. Functions stay as they are.
 * @param replace returns the replacement of an object, or undefined to search inside the object.
 */
export function replaceParts(data: object, replace: (part: object) => unknown): object {
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, replaceIn(part, replace)]));
}

function replaceIn(value: unknown, replace: (part: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  return Array.isArray(value) ? value.map((part) => replaceIn(part, replace)) : replaceParts(value, replace);
}
