import { describe, expect, test } from "vitest";
import { renderFeed } from "../../layouts/feed.ts";
import { describeEntry } from "../../layouts/parts/feed.ts";
import { hostLimits } from "../../scripts/build/output/host-limits.ts";
import { planDiscussions } from "../../scripts/pages/discussion.ts";
import { planFeeds } from "../../scripts/pages/feed.ts";
import { foldDigits } from "../../scripts/text/fold.ts";
import { limits } from "../../scripts/text/limits.ts";
import { makeAnew } from "../../scripts/text/recall.ts";
import { parseFiles } from "../content/parsed.ts";
import { buildDiscussion, buildReply } from "../forum/sample.ts";
import { findElements, render } from "../markdown/post.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { describeDemo, readGuidePage } from "../support/demo.ts";
import type { Files } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { writePng } from "../support/pictures.ts";
import { listIndexWords } from "../support/search/list-words.ts";
import { writeDiscussion, writeTombstone } from "../support/site/site.ts";

type Limit = keyof typeof limits;

/** Content with something of the given size. */
type Write = (size: number) => Files;

const path = "discussions/a.md";
const alone = (text: string | Uint8Array): Files => ({ [path]: text });
const sound = { [path]: writeDiscussion() };
const utf8 = (text: string) => Buffer.byteLength(text);

/** Text of exactly the given number of bytes: `start` and padding. */
function fill(start: string, size: number, filling = "x"): string {
  return start + filling.repeat(size - utf8(start));
}

function writeBlock(bytes: number, lines: number): string {
  const keys = writeDiscussion().split("---\n")[1] ?? "";
  const padded = `${keys}${"#\n".repeat(lines - keys.split("\n").length + 1)}`;
  return `---\n${padded}${bytes > 0 ? `${fill("#", bytes - utf8(padded) - 1)}\n` : ""}---\nx\n`;
}

/** Makes a post with HTML of this length. Returns its length in a feed, or 0 if it is left out. */
function measureInFeed(length: number): number {
  const write = (letters: number) => {
    const forum = gather([buildDiscussion({ readBody: () => "☃".repeat(letters) })]);
    return forum.entries.map((entry) => /<p.*<\/p>\n/.exec(describeEntry(entry, "whole", describeSite(forum)).content)?.[0] ?? "").join();
  };
  const html = write(1 + length - write(1).length);
  return html.includes("☃") ? html.length : 0;
}

/** Plans a discussion of this many replies. Returns the number on its first page. */
function countOnFirstPage(count: number): number {
  const replies = Array.from({ length: count }, (_, index) => buildReply(`${index}.md`, "2026-02-01"));
  const [page] = planDiscussions(gather([buildDiscussion({ replies })]), { recall: makeAnew });
  return page?.entry.discussion.replies.length ?? 0;
}

/** Makes a feed of this many bytes. Returns the number of its posts that are whole. */
function countWhole(bytes: number): number {
  const write = (letters: number) => {
    const posts = Array.from({ length: 8 }, (_, index) => buildDiscussion({ slug: `d${index}`, readBody: () => "x".repeat(60_000) }));
    const forum = gather([...posts, buildDiscussion({ slug: "padded", readBody: () => "x".repeat(letters) })]);
    const site = describeSite(forum);
    const [feed] = planFeeds(forum, site);
    return feed ? renderFeed(feed, site) : "";
  };
  return write(10_000 + bytes - utf8(write(10_000))).match(/x{9999}x*/g)?.length ?? 0;
}

/** Removed, since nothing else is parsed as fast. */
const reply = writeTombstone();
const repliesOf = (count: number, text = reply): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`discussions/a/${index}.md`, text]));

const full = Buffer.alloc(limits.staticBytes, "x");

/** Limits of files, front matter and names, with the message above the limit. */
const refusing: readonly (readonly [Limit, string, Write])[] = [
  ["markdownBytes", "the file is over 256 KiB", (size) => alone(fill(writeDiscussion(), size, " "))],
  ["settingsBytes", "the file is over 256 KiB", (size) => ({ ...sound, "site.yaml": fill("name: x\n#", size) })],
  ["pictureBytes", "the picture is over 8 MiB", (size) => ({ ...sound, "discussions/a/a.png": writePng(1, 1, size) })],
  ["pictureSide", "the picture is 16385 pixels long", (size) => ({ ...sound, "discussions/a/a.png": writePng(size, 1, 69) })],
  ["picturePixels", "which need more memory", (size) => ({ ...sound, "discussions/a/a.png": writePng(10_000, Math.ceil(size / 10_000)) })],
  ["replies", "the discussion has 20001 replies", (size) => ({ ...sound, ...repliesOf(size) })],
  [
    "threadBytes",
    "the discussion and its replies are over 64 MiB together",
    (size) => ({
      ...sound,
      ...repliesOf(255, fill(reply, 256 * 1024, "\n")),
      "discussions/a/last.md": fill(reply, size - 255 * 256 * 1024 - utf8(writeDiscussion()), "\n"),
    }),
  ],
  [
    "pages",
    "`pages` holds 201 pages",
    (size) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`pages/p${index}.md`, "---\ntitle: صفحه\n---\nمتن.\n"])),
  ],
  [
    "attachmentBytes",
    "the file is over 10 MiB",
    (size) => ({ ...sound, "discussions/a/a.zip": Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(size - 4)]) }),
  ],
  [
    "attachments",
    "the discussion has 21 attachments",
    (size) => ({ ...sound, ...Object.fromEntries(Array.from({ length: size }, (_, index) => [`discussions/a/${index}.txt`, "x"])) }),
  ],
  ["staticBytes", "the file is over 25 MiB", (size) => ({ ...sound, "static/a.zip": Buffer.alloc(size, "x") })],
  [
    "staticFiles",
    "`static` holds 1001 files",
    (size) => ({ ...sound, ...Object.fromEntries(Array.from({ length: size }, (_, index) => [`static/${index}.txt`, "x"])) }),
  ],
  [
    "staticsBytes",
    "the files in `static` are over 256 MiB together",
    (size) => ({
      ...sound,
      ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`static/${index}.zip`, full])),
      "static/last.zip": full.subarray(0, size - 10 * full.length),
    }),
  ],
  [
    "drawingBytes",
    "the picture is over 256 KiB",
    (size) => ({ ...sound, "static/a.svg": fill('<svg xmlns="http://www.w3.org/2000/svg"/>', size, " ") }),
  ],
  ["drawingBytes", "the picture is over 256 KiB", (size) => ({ ...sound, "logo.png": writePng(1, 1, size) })],
  ["iconSide", "the icon has 192 × 1025 pixels", (size) => ({ ...sound, "icon.png": writePng(192, size) })],
  ["folderDepth", "more than 8 folders are nested", (size) => ({ [`discussions/${"f/".repeat(size)}a.md`]: writeDiscussion() })],
  ["frontMatterBytes", "the front matter is over 4 KiB or 64 lines", (size) => alone(writeBlock(size, 5))],
  ["frontMatterLines", "the front matter is over 4 KiB or 64 lines", (size) => alone(writeBlock(0, size))],
  ["yamlDepth", "the YAML is nested too deeply", (size) => ({ ...sound, "tags.yaml": `a: ${"[".repeat(size)}${"]".repeat(size)}` })],
  [
    "problems",
    "there is 1 more in this file",
    (size) => ({ ...sound, "tags.yaml": `a: { aliases: [${Array.from({ length: size }, () => "[]")}] }` }),
  ],
  ["titleGraphemes", "`title` is longer than 200 characters", (size) => alone(writeDiscussion({ title: "👩‍💻".repeat(size) }))],
  ["nameGraphemes", "`author` is longer than 80 characters", (size) => alone(writeDiscussion({ author: "ن".repeat(size) }))],
  [
    "tags",
    "`tags` holds 11 tags",
    (size) => alone(writeDiscussion({ tags: `[${Array.from({ length: size }, (_, index) => `t${index}`)}]` })),
  ],
  ["marks", "`title` holds a letter with more than 4 marks", (size) => alone(writeDiscussion({ title: `ب${"\u064e".repeat(size)}ا` }))],
  ["nameBytes", "the file name", (size) => ({ [`discussions/${"n".repeat(size)}.md`]: writeDiscussion() })],
  [
    "nameBytes",
    "a value in `tags` is too long for an address",
    (size) => alone(writeDiscussion({ tags: `[${"ب".repeat(size / 2)}${"x".repeat(size % 2)}]` })),
  ],
  ["nameBytes", "the file name", (size) => ({ ...sound, [`discussions/a/${fill("", size - 4, "n")}.png`]: writePng(1, 1) })],
  [
    "nameBytes",
    "a value in `redirectFrom` holds a segment over 200 bytes",
    (size) => alone(writeDiscussion({ redirectFrom: `[/${"n".repeat(size)}/]` })),
  ],
  [
    "oldAddresses",
    "`redirectFrom` holds 51 addresses",
    (size) => alone(writeDiscussion({ redirectFrom: `[${Array.from({ length: size }, (_, index) => `/${index}/`)}]` })),
  ],
  [
    "pathBytes",
    "a value in `redirectFrom` is over 1000 bytes",
    (size) => alone(writeDiscussion({ redirectFrom: `[${fill(`/${`${"n".repeat(99)}/`.repeat(9)}`, size, "m")}]` })),
  ],
];

describe("content is accepted up to its limit and refused above it:", () => {
  test.each(refusing)("%s, %s", (name, reason, write) => {
    const bound = limits[name];
    const list = (size: number) => parseFiles(write(size)).problems.map((problem) => tellProblem(problem).reason);
    for (const size of [bound - 1, bound])
      expect(list(size).filter((found) => !found.startsWith("`a` must hold keys") && !found.includes("cannot be"))).toEqual([]);
    expect(list(bound + 1)).toContainEqual(expect.stringContaining(reason));
  });
});

const count = (body: string, name: string) => findElements(render(body), name).length;

/**
 * Limits of a post: a count in its HTML by size, and the expected counts just under, at and just
 * over the limit.
 */
const showing: readonly (readonly [Limit, (size: number) => number, expected: readonly [under: number, at: number, over: number]])[] = [
  ["blockDepth", (size) => count(`${"> ".repeat(size)}a`, "blockquote"), [23, 24, 24]],
  ["inlineDepth", (size) => count(`${"*a ".repeat(size)}b${" a*".repeat(size)}`, "em"), [15, 16, 16]],
  ["detailsDepth", (size) => count(`${"<details>\n\n".repeat(size)}a\n\n${"</details>\n\n".repeat(size)}`, "details"), [7, 8, 8]],
  ["tableCells", (size) => count(`|a|\n|-|\n${"|b|\n".repeat(size - 1)}`, "td"), [4998, 4999, 4999]],
  ["commentLines", (size) => count(`<!--${"\n".repeat(size - 1)}-->`, "p"), [0, 0, 2]],
  ["addressLength", (size) => count(`[a](${fill("https://x.example/", size)})`, "a"), [1, 1, 0]],
  ["referenceLength", (size) => count(`[a]: ${fill("/", size / 20)}\n\n${"[a] ".repeat(20)}`, "a"), [20, 20, 19]],
  ["footnoteLabelLength", (size) => count(`[^${"a".repeat(size)}]\n\n[^${"a".repeat(size)}]: b`, "sup"), [1, 1, 0]],
  ["footnoteMarks", (size) => count(`${"[^a]".repeat(size)}\n\n[^a]: b`, "sup"), [999, 1000, 1000]],
  [
    "footnoteBacks",
    (size) =>
      findElements(render(`${"[^a]".repeat(size)}\n\n[^a]: b`), "a").filter(({ attrs }) =>
        attrs.some(({ value }) => value === "footnote-back"),
      ).length,
    [9, 10, 10],
  ],
  [
    "headingIdLength",
    (size) => findElements(render(`# ${"ا".repeat(size)}`), "h2")[0]?.attrs.find(({ name }) => name === "id")?.value.length ?? 0,
    [199, 200, 200],
  ],
  ["phraseLetters", (size) => listIndexWords("ﷺ ".repeat(size)).filter((word) => word === "صلی").length, [999, 1000, 1000]],
  ["colouredLength", (size) => Math.min(count(`\`\`\`js\n${"if\n".repeat(2).padEnd(size - 1, "a ")}\n\`\`\``, "span"), 1), [1, 1, 0]],
  ["colouredWordLength", (size) => Math.min(count(`\`\`\`js\nif ${"a".repeat(size)}\n\`\`\``, "span"), 1), [1, 1, 0]],
  ["repliesPerPage", countOnFirstPage, [99, 100, 100]],
  ["feedContentLength", measureInFeed, [99_999, 100_000, 0]],
  ["feedBytes", countWhole, [9, 9, 8]],
];

describe("a post or a page shows as much as its limit, and the rest as plain text or elsewhere:", () => {
  test.each(showing)("%s", (name, measure, expected) => {
    const step = name === "referenceLength" ? 20 : 1;
    expect([limits[name] - step, limits[name], limits[name] + step].map(measure)).toEqual(expected);
  });
});

test("every limit is tested", () => {
  expect([...new Set([...refusing, ...showing].map(([name]) => name))].sort()).toEqual(Object.keys(limits).sort());
});

describeDemo("the guide", () => {
  test.each(["limits.md", "محدودیت‌ها.md"])("lists every limit on the page %s, in order", (page) => {
    const [own = ""] = splitHosts(page);
    const bounds = [...own.matchAll(/^\|.*\| ([\d,٬]+ ?[^ |]*) *\|$/gm)].map(([, bound = ""]) => readBound(bound));
    expect(bounds).toEqual(Object.values(limits));
  });

  test.each(["limits.md", "محدودیت‌ها.md"])("lists the limits of hosts on the page %s", (page) => {
    const [, hosts = ""] = splitHosts(page);
    const rows = [...hosts.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)].map(([, host = "", cells = ""]) => [
      host,
      cells.split("|").flatMap((cell) => (/\d/.test(cell) ? readBound(cell.trim()) : [])),
    ]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(
        Object.entries(hostLimits).map(([host, { siteBytes, fileBytes, files, redirects }]) => [
          host,
          [siteBytes, fileBytes, files, redirects].flatMap((bound) => bound ?? []),
        ]),
      ),
    );
  });

  const splitHosts = (page: string) => foldDigits(readGuidePage(page)).split(/^## (?:Hosts|میزبان‌ها)$/m);

  const units: Readonly<Record<string, number>> = {
    KiB: 1024,
    کیلوبایت: 1024,
    MiB: 1024 ** 2,
    مگابایت: 1024 ** 2,
    GB: 1e9,
    گیگابایت: 1e9,
  };

  function readBound(written: string): number {
    const [number = "", unit = ""] = written.split(" ");
    return Number(number.replaceAll(/[,٬]/g, "")) * (units[unit] ?? 1);
  }
});
