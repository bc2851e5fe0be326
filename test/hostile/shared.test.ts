import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "../../scripts/build/read-content.ts";
import { makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { describeShared } from "../support/shared.ts";
import { parsePage, readText } from "../support/site/html.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { corpus, findPath, isRefused } from "./corpus.ts";
import { parseAlone } from "./outcome.ts";
import { renderSite } from "./rendered.ts";
import type { SiteTexts } from "./sinks.ts";
import { findTraces } from "./traces.ts";

const entry = z.object({
  file: z.string(),
  action: z.enum(["reject", "neutralise", "accept", "verbatim", "contain"]),
  error: z.object({ line: z.number() }).optional(),
  absentFromOutput: z.array(z.string()).default([]),
  presentAsText: z.array(z.string()).default([]),
});

/**
 * Files that a program makes, since a repository cannot contain them. `name` may be two files. The
 * folder of fifty thousand files is not made.
 */
const generatedEntry = z.object({ generated: z.literal(true), name: z.string(), action: z.string() });

/** Entries that cannot be stored directly, with what the test does instead. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ["h211-uni-noncharacter-body.md", "holds a NUL beside its noncharacters, and another entry asks for a NUL to be refused: refused"],
  ["h166-xss-link-data-svg.md", "pastes a picture as its bytes, which is a problem: refused"],
  ["h167-xss-link-data-png.md", "pastes a picture as its bytes, which is a problem: refused"],
  ["h189-meta-title-entity.md", "has character references in its title, which are a problem: refused"],
]);

describeShared("the collected attacks", (folder) => {
  const { files } = z.object({ files: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(join(folder, "hostile/index.json"), "utf8")));
  const entries = files.flatMap((file) => entry.safeParse(file).data ?? []);
  const generated = files.flatMap((file) => generatedEntry.safeParse(file).data ?? []);
  const read = (file: string) => readFileSync(join(folder, "hostile", file));
  const own = new Map(corpus.map((attack) => [attack.name, attack]));
  const find = (file: string) => own.get(file.replace(/^h\d+-|\.md$/g, ""));
  const kept = entries.filter(({ file }) => !exceptions.has(file));

  test("are all in the corpus, byte for byte", () => {
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.length + generated.length).toBe(files.length);
    expect(entries.filter(({ file }) => !read(file).equals(find(file)?.bytes ?? new Uint8Array())).map(({ file }) => file)).toEqual([]);
  });

  test.each(kept)("$file: $action", ({ file, action, error }) => {
    const attack = find(file);
    const isRefusal = attack !== undefined && isRefused(attack);
    if (action !== "contain") expect(isRefusal).toBe(action === "reject");
    if (isRefusal) expect(attack.expected.split("\n").map((line) => Number(line.split(":")[0]))).toContain(error?.line);
  });

  test.skipIf(process.platform === "win32")("that are generated are refused, each with its own message", () => {
    const content = makeFolder({ "discussions/sound.md": writeDiscussion() });
    execFileSync(process.execPath, [join(folder, "hostile/generate.mjs"), join(content, "discussions")], { stdio: "ignore" });
    const { problems, content: kept } = readContent(content);
    const named = problems.map((problem) => `${problem.file} ${tellProblem(problem).reason}`.normalize("NFC")).join("\n");
    const names = generated
      .filter(({ action, name }) => action === "reject" && !name.startsWith("dist"))
      .flatMap(({ name }) => name.split(" + "));
    // Root may read everything.
    const expected = names.filter((name) => name !== "g18-unreadable.md" || process.getuid?.() !== 0);
    expect(expected.length).toBeGreaterThan(18);
    expect(expected.filter((name) => !named.includes(name.normalize("NFC").replace(/\/$/, "").replace("long-name.md", "nnn")))).toEqual([]);
    expect(kept.discussions.map(({ slug }) => slug)).toContain("sound");
    expect(findTraces()).toEqual([]);
  });

  const described = kept.filter(({ absentFromOutput, presentAsText }) => absentFromOutput.length + presentAsText.length > 0);
  let sites: ReadonlyMap<string, SiteTexts>;
  beforeAll(async () => {
    const attacks = described.flatMap(({ file }) => find(file) ?? []).filter((attack) => !isRefused(attack));
    sites = new Map(
      await Promise.all(
        attacks.map(async (attack) => [attack.name, await renderSite(parseAlone(findPath(attack), attack.bytes).content)] as const),
      ),
    );
  });

  test.each(described)("$file leaves nothing forbidden and shows everything required", ({ file, absentFromOutput, presentAsText }) => {
    const name = find(file)?.name ?? "";
    const site = sites.get(name);
    if (!site) return;
    // Pages have their own forms. Open Graph data is text, even if it starts like an address.
    const own = /<form class="(?:filter|find|search|tag-finder)"|<input type="search"|<meta property="og:[^>]*>/g;
    for (const [path, text] of site)
      if (path.endsWith(".html")) for (const absent of absentFromOutput) expect(text.replaceAll(own, "")).not.toContain(absent);
    const shown = readText(parsePage(site.get(`discussions/${name}/index.html`) ?? ""));
    for (const present of presentAsText) expect(shown).toContain(present);
  });
});
