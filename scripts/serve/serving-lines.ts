import type { Listening } from "./listen.ts";

const warning = "Warning: everyone on your network can read this site, without a password and unencrypted. Without --host only you can.";

/** The lines to print as soon as a server listens. */
export function warnOfReaders({ isOpen }: Pick<Listening, "isOpen">): readonly string[] {
  return isOpen ? [warning] : [];
}

/**
 * The lines that say where a site can be opened.
 *
 * @param basePath of the site.
 */
export function describeServing(
  folder: string,
  { origins: [first = "", ...others] }: Pick<Listening, "origins">,
  basePath: string,
): readonly string[] {
  return [`Serving ${folder} at ${first}${basePath} – stop with Ctrl+C.`, ...others.map((origin) => `  also at ${origin}${basePath}`)];
}
