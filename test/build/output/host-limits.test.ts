import { truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findExceededLimits, hostLimits } from "../../../scripts/build/output/host-limits.ts";
import { formatBuildReport } from "../../../scripts/commands/terminal/build-report.ts";
import { hosts } from "../../../scripts/content/settings/hosts.ts";
import { type Files, makeFolder } from "../../support/disk.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";

/** A built site with these files. */
const makeSite = (files: Files) =>
  makeFolder({
    ...files,
    ".goftogu": Object.keys(files)
      .map((path) => `${path}\n`)
      .sort()
      .join(""),
  });

const redirects = (count: number) => Array.from({ length: count }, (_, index) => `/old/${index} /new/ 301\n`).join("");

describe("the limits of a host", () => {
  test("are found where a site does not keep them, and only there", () => {
    const within = makeSite({ "index.html": "x", _redirects: redirects(1000) });
    const beyond = makeSite({ "index.html": "x", _redirects: redirects(1001) });
    expect(findExceededLimits("gitlab-pages", within)).toEqual([]);
    expect(findExceededLimits("gitlab-pages", beyond)).toEqual([{ limit: "redirects", found: 1001, most: 1000 }]);
    expect(findExceededLimits("cloudflare-pages", beyond)).toEqual([]);
    expect(findExceededLimits("nginx", beyond)).toEqual([]);
    expect(findExceededLimits(undefined, beyond)).toEqual([]);
  });

  test("count the size of a file and of the site, but no file that no build wrote", () => {
    const site = makeSite({ "index.html": "", "a.zip": "", "b.zip": "" });
    truncateSync(join(site, "a.zip"), 26 * 2 ** 20);
    truncateSync(join(site, "b.zip"), 1_000_000_000);
    const other = makeFolder({ ".goftogu": "index.html\n", "index.html": "x", "b.zip": "" });
    truncateSync(join(other, "b.zip"), 1_000_000_001);
    const siteBytes = 1_000_000_000 + 26 * 2 ** 20;
    expect(findExceededLimits("cloudflare-pages", site)).toEqual([
      { limit: "fileBytes", found: 1_000_000_000, most: 25 * 2 ** 20, file: "b.zip" },
    ]);
    expect(findExceededLimits("github-pages", site)).toEqual([{ limit: "siteBytes", found: siteBytes, most: 1_000_000_000 }]);
    expect(findExceededLimits("github-pages", other)).toEqual([]);
  });

  test("belong to known hosts", () => {
    expect(Object.keys(hostLimits).filter((name) => !hosts.some((host) => host === name))).toEqual([]);
  });
});

describe("the report of a build", () => {
  const content = (settings: string, count: number) => ({
    "site.yaml": settings,
    ...Object.fromEntries(
      Array.from({ length: Math.ceil(count / 50) }, (_, file) => {
        const old = Array.from({ length: 50 }, (_, index) => `/old/${file}/${index}/`).join(", ");
        return [`discussions/n${file}.md`, writeDiscussion({ redirectFrom: `[${old}]` })];
      }),
    ),
  });

  test("names each limit of the host that the site does not keep, also if nothing changed", async () => {
    const folder = makeFolder(content("host: gitlab-pages\n", 1050));
    const options = { output: makeFolder(), store: makeFolder(), cache: "used" } as const;
    for (const attempt of ["first", "second"]) {
      const { report, output } = await build(folder, options);
      if (!report) throw new Error(`no report of the ${attempt} build`);
      expect(formatBuildReport(report, output)).toContain("\nThe host gitlab-pages takes at most 1,000 redirects: _redirects has 1,050.");
    }
  });

  test("is silent without a host, and about a site within its limits", async () => {
    for (const settings of ["", "host: cloudflare-pages\n"]) {
      const { report, output } = await build(makeFolder(content(settings, 1050)));
      expect(report && formatBuildReport(report, output)).not.toContain("The host");
    }
  });
});
