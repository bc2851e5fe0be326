import type { Site } from "./sites.ts";

export const versions = ["one", "two"] as const;

/**
 * Two dozen pages. Half of them are only in one version, some are the same in both, and the others
 * are far longer in one.
 */
export function buildLargeSite(version: (typeof versions)[number]): Site {
  const other = version === "one" ? 0 : 1;
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, index): [string, string] => {
      if (index % 4 === 0) return [`same/${index}/index.html`, `${index}`];
      if (index % 2 === 0) return [`${version}/${index % 5}/${index}.html`, `${version} `.repeat(1500)];
      return [`tags/${index}/index.html`, `${version} ${index} `.repeat(other === index % 3 ? 20 : 1000)];
    }),
  );
}
