/**
 * These functions parse JSON from outside. Each throws a `TypeError` if the type is wrong. Browsers
 * load them, and show no error message, so all errors are alike.
 */

/** @throws always: the text is not what its encoder writes. */
export function refuseFormat(): never {
  throw new TypeError("not in the expected format");
}

export function parseObject(json: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === "object" && parsed !== null ? (parsed as Readonly<Record<string, unknown>>) : refuseFormat();
}

export function readText(value: unknown): string {
  return typeof value === "string" ? value : refuseFormat();
}

export function readNumber(value: unknown): number {
  return typeof value === "number" ? value : refuseFormat();
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuseFormat();
}

/**
 * Reads a path on the same origin: absolute, or relative to the parent folder (`../`). Refuses
 * `//host` and `/\host`, which name another origin, and white space, because a browser ignores tabs
 * and line ends in a url (WHATWG URL, "path or authority state" and "basic URL parser").
 */
export function readPath(value: unknown): string {
  const written = readText(value);
  return /^(?:\.\.)?\/(?!\/)[^\s\\]*$/.test(written) ? written : refuseFormat();
}
