import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuildOptions, buildSite } from "../../scripts/build/build.ts";
import { findSite } from "../support/disk.ts";

/** 2026-11-27T00:00:00Z. */
const now = 1_795_737_600;

/** The tag of all its discussions. A page lists fifty of them. */
const tag = "گفتگو";
const thread = "2025/cursor-sealed-or-plain";
const replies = 20;

/** The measured kinds of pages, by their addresses. */
export const busyPages = {
  home: "/",
  "tag page of 50 entries": `/tags/${tag}/`,
  "discussion with 20 replies": "/discussions/cursor-sealed-or-plain/",
  search: "/search/",
  "list of tags": "/tags/",
  author: "/authors/پویا-کوهبنان/",
  "content page": "/about/",
} as const;

/**
 * Builds the forum of programmers as a busy one: fifty entries on a page, a tag on all discussions,
 * and a discussion with twenty replies.
 *
 * @param base address that the site is built for.
 */
export async function buildBusyForum(output: string, base: string, options: Partial<BuildOptions> = {}): Promise<void> {
  const content = mkdtempSync(join(tmpdir(), "goftogu-busy-"));
  cpSync(findSite("programmers"), content, { recursive: true });
  change(join(content, "site.yaml"), /^pageSize:.*$/m, "pageSize: 50");
  for (const path of listDiscussions(content)) change(path, /^tags: \[/m, `tags: [${tag}, `);
  addReplies(content);
  const { problems } = await buildSite(
    { content, output, base, clock: now, skipBroken: false, search: true, cache: "none", ...options },
    () => undefined,
  );
  rmSync(content, { recursive: true });
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
}

/** The texts of the first discussions as replies to one. */
function addReplies(content: string): void {
  const folder = join(content, "discussions", thread);
  const there = readdirSync(folder).filter((name) => name.endsWith(".md")).length;
  for (const [index, path] of listDiscussions(content)
    .slice(0, replies - there)
    .entries()) {
    const [, , ...body] = readFileSync(path, "utf8").split(/^---$/m);
    // A picture belongs to the folder of its own discussion.
    const text = body.join("---").replaceAll("![", "[");
    const created = new Date((now - (replies - index) * 3600) * 1000).toISOString();
    writeFileSync(join(folder, `busy-${index}.md`), `---\nauthor: نویسندهٔ ${index + 1}\ncreated: ${created}\n---\n${text}`);
  }
}

function listDiscussions(content: string): readonly string[] {
  return readdirSync(join(content, "discussions"), { recursive: true, encoding: "utf8" })
    .sort()
    .map((path) => join(content, "discussions", path))
    .filter((path) => path.endsWith(".md") && /^tags: \[/m.test(readFileSync(path, "utf8")));
}

function change(path: string, from: RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  if (!from.test(text)) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}
