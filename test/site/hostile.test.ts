import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { findSite, listFiles, makeFolder } from "../support/disk.ts";
import { findForbidden, listInstructions } from "../support/site/allowed.ts";
import { crawl } from "../support/site/crawl.ts";
import { type BuiltSite, buildSound } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Builds into a folder inside an empty one, so that files written outside are noticed. */
async function buildAlone(content: string, skipBroken = false) {
  const around = makeFolder();
  const site = await buildSound(content, { output: join(around, "dist"), skipBroken });
  return { site, outside: listFiles(around).filter((path) => !path.startsWith("dist/")) };
}

function findForbiddenInSite({ files, read }: BuiltSite): readonly string[] {
  return files.filter((file) => file.endsWith(".html")).flatMap((file) => findForbidden(read(file)).map((what) => `${file}: ${what}`));
}

function listRefreshing({ files, page }: BuiltSite): readonly string[] {
  return files.filter(
    (file) => file.endsWith(".html") && listInstructions(page(`/${file}`)).some((name) => name !== "content-security-policy"),
  );
}

describe("a site whose every text is an attack", () => {
  let site: BuiltSite;
  let outside: readonly string[];
  beforeAll(async () => {
    ({ site, outside } = await buildAlone(findSite("hostile-markup")));
  });

  test("has only allowed elements, attributes and addresses", () => {
    expect(site.files.filter((file) => file.endsWith(".html")).length).toBeGreaterThan(8);
    expect(findForbiddenInSite(site)).toEqual([]);
    expect(listRefreshing(site)).toEqual([]);
  });

  test("writes nothing outside its folder and has no broken links", () => {
    expect(outside).toEqual([]);
    expect(crawl(site.output, "https://forum.example/").broken.filter((link) => !link.includes("evil"))).toEqual([]);
  });
});
