import { describe, expect, test } from "vitest";
import { readCases } from "../support/cases.ts";
import { type Files, makeFolder } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { changeLimits } from "../support/limits.ts";
import { crawl } from "../support/site/crawl.ts";
import { findAll, findOne, isRedirect, readAttribute, readText } from "../support/site/html.ts";
import { readPageItems } from "../support/site/schema.ts";
import { type BuiltSite, build, writeDiscussion, writeReply, writeTombstone } from "../support/site/site.ts";

/** Three replies on a page. */
changeLimits({ repliesPerPage: 3 });

/**
 * The files of a content folder, one on a line: its path below `discussions`, the day of a reply,
 * and `removed` or a key with its value, of which `text` is the body. The outcome is the problems,
 * or else the notes, and each page with the ids of its posts and the addresses of its links.
 */
const cases = readCases(new URL("./own-files/threads.txt", import.meta.url));

function writeFile(line: string): readonly [path: string, text: string] {
  const [, path = "", created, key, value = ""] = /^(\S+)(?: (\d{4}-\d\d-\d\d))?(?: (\w+)(?: (.*))?)?$/.exec(line) ?? [];
  if (/\.\w+$/.test(path)) return [`discussions/${path}`, "x"];
  if (path.startsWith("../pages/")) return [`${path.slice(3)}.md`, "---\ntitle: x\n---\nx\n"];
  const keys = { ...(created && { created }), ...(key && key !== "text" && { [key]: key === "redirectFrom" ? `[${value}]` : value }) };
  const body = key === "text" ? value : "متن.";
  const write = () => (created ? writeReply(keys, body) : writeDiscussion({ title: `"${path}"`, ...keys }, body));
  return [`discussions/${path}.md`, key === "removed" ? writeTombstone(created ? { created } : {}) : write()];
}

function writeContent(input: string): string {
  const files: Files = Object.fromEntries(input.trim().split("\n").map(writeFile));
  return makeFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/^discussions\/\.\.\//, ""), text])));
}

function printOutcome(site: BuiltSite): string {
  const { problems, notes } = site;
  const lines =
    problems.length > 0 ? problems.map(printProblem) : [...notes.map((note) => `note ${printProblem(note)}`), ...printPages(site)];
  return `${lines.join("\n")}\n`;
}

function printPages({ files, page }: BuiltSite): readonly string[] {
  const pages = files
    .filter((file) => /^(?!tags|authors|search|404|index).*\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, "")}`);
  return pages.flatMap((url) => {
    const root = page(url);
    const main = findOne(root, "main");
    if (isRedirect(root))
      return [
        `${url} leads to ${findAll(main, "a")
          .map((link) => decodeURI(readAttribute(link, "href") ?? ""))
          .join()}`,
      ];
    const shown = findAll(main, "article").map((article) => readAttribute(article, "id") ?? "-");
    const links = findAll(main, "div", { class: "prose" }).flatMap((post) =>
      findAll(post, "a").map((link) => `  ${readText(link)} ${decodeURI(readAttribute(link, "href") ?? "")}`),
    );
    return [`${url} ${shown.join(" ")}`, ...links];
  });
}

describe("pages of a discussion", () => {
  test.each(cases.map((one) => [one.title, one] as const))("%s", async (title, { input, expected }) => {
    const site = await build(writeContent(input));
    expect([title, printOutcome(site)]).toEqual([title, expected]);
    if (site.problems.length > 0) return;
    const isDead = (link: string) => site.notes.length === 0 || !link.includes("/x/");
    expect(crawl(site.output, "https://forum.example/").broken.filter(isDead)).toEqual([]);
    for (const file of site.files.filter((path) => path.startsWith("discussions/") && path.endsWith(".html"))) {
      const root = site.page(`/${file}`);
      const isIndexed = findAll(root, "link", { rel: "canonical" }).length > 0;
      if (isIndexed && !isRedirect(root)) expect(readPageItems(root)).toHaveLength(1);
    }
  });
});
