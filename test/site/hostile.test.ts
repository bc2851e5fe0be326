import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { findForbidden, listInstructions } from "../setup/allowed.ts";
import { crawl } from "../setup/crawl.ts";
import { findSite, listFiles, makeFolder, writeFiles } from "../setup/disk.ts";
import { readText } from "../setup/html.ts";
import { describeShared } from "../setup/shared.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../setup/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Builds into a folder of an otherwise empty one, so that anything written beside it is seen. */
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

  test("has pages of allowed elements, attributes and addresses alone", () => {
    expect(site.files.filter((file) => file.endsWith(".html")).length).toBeGreaterThan(8);
    expect(findForbiddenInSite(site)).toEqual([]);
    expect(listRefreshing(site)).toEqual([]);
  });

  test("writes nothing outside its folder, and links to nothing that is not there", () => {
    expect(outside).toEqual([]);
    expect(crawl(site.output, "https://forum.example/").broken.filter((link) => !link.includes("evil"))).toEqual([]);
  });
});

const index = z.object({
  files: z.array(
    z.object({
      file: z.string().optional(),
      action: z.string(),
      absentFromOutput: z.array(z.string()).default([]),
      presentAsText: z.array(z.string()).default([]),
    }),
  ),
});

function listAttacks(folder: string) {
  const { files } = index.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  return files.flatMap(({ file, ...attack }) => (file === undefined ? [] : [{ ...attack, file }]));
}

describeShared("the collected attacks that may be published, all in one site", (shared) => {
  const folder = join(shared, "hostile");
  const published = listAttacks(folder).filter(({ action }) => ["neutralise", "accept", "verbatim"].includes(action));
  let site: BuiltSite;
  let outside: readonly string[];
  beforeAll(async () => {
    const content = makeFolder();
    writeFiles(content, { "site.yaml": "pageSize: 20\n" });
    mkdirSync(join(content, "discussions"));
    for (const { file } of published) copyFileSync(join(folder, file), join(content, "discussions", file));
    ({ site, outside } = await buildAlone(content, true));
  });

  test("are all listed, but for the one that holds a NUL byte", () => {
    const heldBack = site.notes.filter(({ reason }) => reason.startsWith("held back")).map(({ file, reason }) => `${file}: ${reason}`);
    expect(heldBack).toEqual(["discussions/h211-uni-noncharacter-body.md: held back: the file holds a NUL byte"]);
    expect(published.length).toBeGreaterThan(60);
    expect(site.report?.discussions).toBe(published.length - 1);
  });

  test("leave allowed elements, attributes and addresses alone on every page", () => {
    expect(findForbiddenInSite(site)).toEqual([]);
    expect(listRefreshing(site)).toEqual([]);
  });

  test("write nothing outside the output", () => {
    expect(outside).toEqual([]);
  });

  test("leave none of what must be absent on any page", () => {
    // Pages have forms of their own, and what other sites are told of a page is text, also where it starts like an address.
    const texts = site.files
      .filter((file) => file.endsWith(".html"))
      .map(
        (file) =>
          [
            file,
            site
              .read(file)
              .replaceAll(/<form class="(?:filter|find|search|tag-finder)"|<input type="search"|<meta property="og:[^>]*>/g, ""),
          ] as const,
      );
    const found = published.flatMap(({ file, absentFromOutput }) =>
      absentFromOutput.flatMap((wanted) =>
        texts.filter(([, text]) => text.includes(wanted)).map(([name]) => `${name}: ${wanted} (${file})`),
      ),
    );
    expect(found).toEqual([]);
  });

  test("show as text what must be seen", () => {
    const shown = published.filter(({ presentAsText }) => presentAsText.length > 0);
    expect(shown.length).toBeGreaterThan(5);
    for (const { file, presentAsText } of shown) {
      const text = readText(site.page(`/discussions/${file.replace(/\.md$/, "")}/`));
      for (const wanted of presentAsText) expect(text).toContain(wanted);
    }
  });
});

describeShared("the collected attacks that may be refused or published", (shared) => {
  const folder = join(shared, "hostile");

  test("do no harm either way", async () => {
    const content = makeFolder({ "discussions/sound.md": writeDiscussion() });
    const contained = listAttacks(folder).filter(({ action }) => action === "contain");
    for (const { file } of contained) copyFileSync(join(folder, file), join(content, "discussions", file));
    const { site, outside } = await buildAlone(content, true);
    expect(contained.length).toBeGreaterThan(15);
    const accounted = new Set([...site.notes.map(({ file }) => file), ...site.files.map((file) => file.replace(/\/index\.html$/, ".md"))]);
    expect(contained.filter(({ file }) => !accounted.has(`discussions/${file}`))).toEqual([]);
    expect(findForbiddenInSite(site)).toEqual([]);
    expect(outside).toEqual([]);
    expect(
      site.files.filter(
        (file) => file.startsWith("tags/") && !/^tags\/(?:index\.html|[^/.][^/]*\/(?:index\.html|feed\.(?:xml|json)))$/.test(file),
      ),
    ).toEqual([]);
  });
});
