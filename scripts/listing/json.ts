/** These functions parse JSON from outside. Each throws a `TypeError` if the type is wrong. */

export function parseObject(json: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(json);
  if (typeof parsed !== "object" || parsed === null) throw new TypeError("not an object");
  return parsed as Readonly<Record<string, unknown>>;
}

export function readText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("not a text");
  return value;
}

export function readNumber(value: unknown): number {
  if (typeof value !== "number") throw new TypeError("not a number");
  return value;
}

export function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError("not a list");
  return value;
}

/**
 * Reads a path on the same origin: absolute, or relative to the parent folder (`../`). Refuses
 * `//host` and `/\host`, which name another origin, and white space, because a browser ignores tabs
 * and line ends in a url (WHATWG URL, "path or authority state" and "basic URL parser").
 */
export function readPath(value: unknown): string {
  const written = readText(value);
  if (!/^(?:\.\.)?\/(?!\/)[^\s\\]*$/.test(written)) throw new TypeError("not a path");
  return written;
}
