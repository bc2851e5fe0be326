import { isEntry } from "../forum/model.ts";
import { hashData } from "./entry-fingerprint.ts";
import type { PlannedPage } from "./page.ts";
import { replaceParts } from "./replace-parts.ts";
import type { SiteContext } from "./site.ts";

/**
 * Identifies, by url, everything that each page of a build is rendered from, except the time. Two
 * pages with the same fingerprint have the same text at the same moment.
 *
 * @param plan by kind of page.
 * @param version identifies the code that renders the pages.
 */
export function fingerprintPages(
  plan: ReadonlyMap<string, readonly PlannedPage[]>,
  site: SiteContext,
  version: string,
): ReadonlyMap<string, string> {
  const { digest, fingerprintEntry, recall } = site;
  const common = `${version} ${digest}`;
  const replace = (part: object) => (isEntry(part) ? fingerprintEntry(part) : undefined);
  const fingerprints = new Map<string, string>();
  for (const [kind, pages] of plan) {
    // A replacer of `JSON.stringify` takes several times as long.
    for (const { url, props } of pages) {
      // When the site around the pages changes, their contents are not described again.
      const describe = () => recall("contents", props, [fingerprintEntry], () => hashData([kind, replaceParts(props, replace)]));
      const fingerprint = recall("fingerprint", props, [common, fingerprintEntry], () => hashData([common, describe()]));
      fingerprints.set(url, fingerprint);
    }
  }
  return fingerprints;
}
