/**
 * The same data with something else in the place of some objects.
 *
 * @param data plain: texts, numbers, lists and objects of the language's own; a function stays, and is not looked into.
 * @param replace gives what an object within gives way to; undefined where it stays, and its own parts are looked at.
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
