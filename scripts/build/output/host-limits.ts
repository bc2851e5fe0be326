import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../content/settings/hosts.ts";
import { findStats } from "./find-stats.ts";
import { readManifest } from "./manifest.ts";

/** What a host can limit: bytes of a site and of a file, files, and lines of `_redirects`. */
export type HostLimit = "siteBytes" | "fileBytes" | "files" | "redirects";

/**
 * What hosts publish at most, in their free plans (2026). A host without a number here has none
 * that it documents.
 */
export const hostLimits: Readonly<Partial<Record<Host, Readonly<Partial<Record<HostLimit, number>>>>>> = {
  // GitHub Docs, "GitHub Pages limits".
  "github-pages": { siteBytes: 1e9 },
  // GitLab Docs, "GitLab.com settings", and "Create redirects for GitLab Pages".
  "gitlab-pages": { siteBytes: 1e9, files: 200_000, redirects: 1000 },
  // Netlify Docs, "Redirects and rewrites": more may let a deploy fail.
  netlify: { redirects: 10_000 },
  // Cloudflare Docs, "Pages: Limits" and "Pages: Redirects".
  "cloudflare-pages": { fileBytes: 25 * 2 ** 20, files: 20_000, redirects: 2000 },
};

/** A limit of the host that a site does not keep. */
export interface ExceededLimit {
  readonly limit: HostLimit;
  readonly found: number;
  readonly most: number;
  /** Path of the largest file, if it is too large. */
  readonly file?: string;
}

/** Finds the limits of a host that the site in the output folder does not keep. */
export function findExceededLimits(host: Host | undefined, output: string): readonly ExceededLimit[] {
  const limits = host && hostLimits[host];
  if (!limits) return [];
  const found = measureSite(output);
  return (Object.entries(limits) as readonly (readonly [HostLimit, number])[]).flatMap(([limit, most]) =>
    found[limit] > most ? [{ limit, found: found[limit], most, ...(limit === "fileBytes" && { file: found.largest }) }] : [],
  );
}

interface MeasuredSite extends Readonly<Record<HostLimit, number>> {
  readonly largest: string;
}

function measureSite(output: string): MeasuredSite {
  const files = readManifest(output);
  let [siteBytes, fileBytes, largest] = [0, 0, ""];
  for (const file of files) {
    const bytes = findStats(join(output, file))?.size ?? 0;
    siteBytes += bytes;
    if (bytes > fileBytes) [fileBytes, largest] = [bytes, file];
  }
  return { siteBytes, fileBytes, largest, files: files.size, redirects: countRedirects(join(output, "_redirects")) };
}

function countRedirects(file: string): number {
  if (!existsSync(file)) return 0;
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "").length;
}
