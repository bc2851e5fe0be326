import type { Listening } from "./listen.ts";

/**
 * The lines that say where a site can be opened. A site that others can reach gets a warning first.
 *
 * @param basePath of the site.
 */
export function describeServing(
  folder: string,
  { origins: [first = "", ...others], isOpen }: Pick<Listening, "origins" | "isOpen">,
  basePath: string,
): readonly string[] {
  return [
    ...(isOpen
      ? ["Warning: everyone on your network can read this site, without a password and unencrypted. Without --host only you can."]
      : []),
    `Serving ${folder} at ${first}${basePath} – stop with Ctrl+C.`,
    ...others.map((origin) => `  also at ${origin}${basePath}`),
  ];
}
