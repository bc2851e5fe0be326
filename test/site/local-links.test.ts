import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Files, makeFolder, writeFiles } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { writePng } from "../support/pictures.ts";
import { type Element, findAll, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

/** `text → address` of each link in the posts of a page; only the text if it leads nowhere. */
function listLinks(page: Element): readonly string[] {
  return findAll(page, "div", { class: "prose" }).flatMap((post) =>
    findAll(post, "a").map((link) => `${readText(link)} → ${decodeURI(readAttribute(link, "href") ?? "")}`),
  );
}

const notes = (site: BuiltSite) => site.notes.map(printProblem).map((note) => note.replace(/\. .*/, ""));

const neighbours: Files = {
  "discussions/2026/ب.md": writeDiscussion({}, "# نصب سریع\n\n# Install"),
  "discussions/2026/ب/1-sara.md": writeReply({}, "# نصب سریع"),
  "discussions/2025/c.md": writeDiscussion(),
  "pages/rules.md": "---\ntitle: قوانین\n---\n# زبان\n",
};

/** Builds the neighbours with one more discussion, `/discussions/a/`. */
function buildWith(body: string, more: Files = {}, base = "https://forum.example/"): Promise<BuiltSite> {
  return buildSound(makeFolder({ ...neighbours, "discussions/2026/a.md": writeDiscussion({}, body), ...more }), { base });
}

describe("a link to a file of the content", () => {
  test.each([
    ["[x](ب.md)", "/discussions/ب/"],
    ["[x](./%D8%A8.md)", "/discussions/ب/"],
    ["[x](<ب.md>)", "/discussions/ب/"],
    ["[x](ب.md?plain=1)", "/discussions/ب/"],
    ["[x][b]\n\n[b]: ب.md 'عنوان'", "/discussions/ب/"],
    ["[x](../2025/c.md)", "/discussions/c/"],
    ["[x](ب/1-sara.md)", "/discussions/ب/#reply:1-sara"],
    ["[x](../../pages/rules.md)", "/rules/"],
    ["[x](/content/discussions/2025/c.md)", "/discussions/c/"],
    ["[x](ب.md#نصب-سریع)", "/discussions/ب/#نصب-سریع"],
    ["[x](ب.md#install)", "/discussions/ب/#s-install"],
    ["[x](ب/1-sara.md#%D9%86%D8%B5%D8%A8-%D8%B3%D8%B1%DB%8C%D8%B9)", "/discussions/ب/#reply:1-sara:نصب-سریع"],
    ["[x](../../pages/rules.md#زبان)", "/rules/#زبان"],
    ["[x](/discussions/ب/#install)", "/discussions/ب/#s-install"],
    ["[x](https://forum.example/forum/discussions/ب/#Install)", "/discussions/ب/#s-install"],
  ])("leads to its page or reply: %s", async (body, address) => {
    const site = await buildWith(body, {}, "https://forum.example/forum/");
    expect(site.notes).toEqual([]);
    expect(listLinks(site.page("/discussions/a/"))).toEqual([`x → /forum${address}`]);
    const absolute = new URL(`/forum${address}`, "https://forum.example").href;
    expect(site.read("feed.xml")).toContain(`href=&quot;${absolute}&quot;`);
  });

  test("is relative to the file of a reply or a page", async () => {
    const site = await buildWith("متن", {
      "discussions/2026/a/1.md": writeReply({}, "[x](../ب.md) [y](../../2025/c.md) [z](1.md) [w](../a.md)"),
      "pages/about.md": "---\ntitle: درباره\n---\n[x](rules.md) [y](../discussions/2025/c.md)\n",
    });
    expect(site.notes).toEqual([]);
    expect(listLinks(site.page("/discussions/a/"))).toEqual([
      "x → /discussions/ب/",
      "y → /discussions/c/",
      "z → /discussions/a/#reply:1",
      "w → /discussions/a/",
    ]);
    expect(listLinks(site.page("/about/"))).toEqual(["x → /rules/", "y → /discussions/c/"]);
  });

  test.each([
    ["[x](../2025/C.md)", "discussions/2025/c.md"],
    ["[x](../2025/c.MD)", "discussions/2025/c.md"],
    ["[x](ب/1-Sara.md)", "discussions/2026/ب/1-sara.md"],
    ["[x](../../pages/Rules.MD)", "pages/rules.md"],
    ["[x](C.Md)", "discussions/2025/c.md"],
  ])("is its text, and the note names the file that is meant, if its capitals are wrong: %s", async (body, near) => {
    const site = await buildWith(body);
    expect(listLinks(site.page("/discussions/a/"))).toEqual([]);
    expect(site.notes.map(({ violation }) => violation)).toEqual([expect.objectContaining({ rule: "linkToNoFile", near })]);
  });

  test("is its text if the file is not there, a draft, scheduled or broken", async () => {
    const site = await build(
      makeFolder({
        ...neighbours,
        "discussions/2026/a.md": writeDiscussion(
          {},
          "[x](no.md) [y](c.md) [z](draft.md) [v](later.md) [w](broken.md) [u](../../../README.md)",
        ),
        "discussions/2026/draft.md": writeDiscussion({ status: "draft" }),
        "discussions/2026/later.md": writeDiscussion({ created: "2099-01-01" }),
        "discussions/2026/broken.md": writeDiscussion({ created: "never" }),
      }),
      { skipBroken: true },
    );
    expect(listLinks(site.page("/discussions/a/"))).toEqual([]);
    const about = notes(site).filter((note) => note.startsWith("discussions/2026/a.md"));
    expect(about).toEqual([
      "discussions/2026/a.md:7:1: only the text of the link to `no.md` is shown, because the content has no such file",
      "discussions/2026/a.md:7:12: only the text of the link to `c.md` is shown, because the content has no such file",
      "discussions/2026/a.md:7:22: the link to `draft.md` leads to `discussions/2026/draft.md`, which is not published now",
      "discussions/2026/a.md:7:36: the link to `later.md` leads to `discussions/2026/later.md`, which is not published now",
      "discussions/2026/a.md:7:50: the link to `broken.md` leads to `discussions/2026/broken.md`, which is not published now",
      "discussions/2026/a.md:7:65: only the text of the link to `../../../README.md` is shown, because the content has no such file",
    ]);
    expect(site.notes.map(printProblem).join("\n")).toContain("Did you mean `discussions/2025/c.md`?");
  });

  test("that is a picture leads to the picture", async () => {
    const site = await buildWith("[x](a.png) [y](a/a.png) [z](../2025/c/b.png)", {
      "discussions/2026/a/a.png": writePng(2, 2),
      "discussions/2026/a/1.md": writeReply({}, "[w](a.png)"),
      "discussions/2025/c/b.png": writePng(2, 2),
    });
    expect(site.notes).toEqual([]);
    expect(new Set(listLinks(site.page("/discussions/a/")).map((link) => link.replace(/.* → /, "")))).toEqual(
      new Set(["/discussions/a/a.png", "/discussions/c/b.png", "a.png"]),
    );
    expect(site.files).toContain("discussions/c/b.png");
  });
});

describe("a link into the site that leads nowhere", () => {
  test.each([
    ["/discussions/nope/", "leads to nothing on this site"],
    ["/tags/هیچ/", "leads to nothing on this site"],
    ["/tags/php/99/", "leads to nothing on this site"],
    ["/authors/nobody/", "leads to nothing on this site"],
    ["https://forum.example/forum/nope/", "leads to nothing on this site"],
    ["../nope/", "leads to nothing on this site"],
    ["nope.png", "leads to nothing on this site"],
    ["/tags/php/feed.rss", "leads to nothing on this site"],
    ["/docs/a.md", "leads to nothing on this site"],
    ["/discussions/ب/#reply:9", "leads to no heading and no reply: the page has no `reply:9`"],
    ["/discussions/ب#nope", "leads to no heading and no reply: the page has no `nope`"],
    ["ب.md#nope", "leads to no heading and no reply: the page has no `nope`"],
    ["ب/1-sara.md#nope", "leads to no heading and no reply: the page has no `nope`"],
    ["/rules/#nope", "leads to no heading and no reply: the page has no `nope`"],
    ["#nope", "leads to no heading and no reply: the page has no `nope`"],
  ])("is noted with its place: %s", async (address, reason) => {
    const site = await buildWith(`متن [x](${address})`, {}, "https://forum.example/forum/");
    expect(notes(site)).toEqual([`discussions/2026/a.md:7:5: the link to \`${address}\` ${reason}`]);
    const [link] = findAll(site.page("/discussions/a/"), "div", { class: "prose" }).flatMap((post) => findAll(post, "a"));
    expect(link).toBeDefined();
  });

  test("is noted as a bare address", async () => {
    expect(notes(await buildWith("به https://forum.example/nope/ بروید"))).toEqual([
      "discussions/2026/a.md:7:4: the link to `https://forum.example/nope/` leads to nothing on this site",
    ]);
  });

  test("is noted in a reply and on a page, once for each address", async () => {
    const site = await buildWith("متن", {
      "discussions/2026/a/1.md": writeReply({}, "[x](/n/) [y](/n/)\n[z](#n)"),
      "pages/about.md": "---\ntitle: درباره\n---\n[x](/n/)\n",
    });
    expect(notes(site).map((note) => note.replace(/: the link.*/, ""))).toEqual([
      "discussions/2026/a/1.md:5:1",
      "discussions/2026/a/1.md:6:1",
      "pages/about.md:4:1",
    ]);
  });

  test("is noted if it leads to a page that is not published yet", async () => {
    const site = await buildWith("[x](/discussions/later/)", { "discussions/later.md": writeDiscussion({ created: "2099-01-01" }) });
    expect(notes(site)).toContain(
      "discussions/2026/a.md:7:1: the link to `/discussions/later/` leads to `/discussions/later/`, which is not published now",
    );
  });

  test.each([
    "/",
    "/forum/",
    "/forum",
    "/tags",
    "/tags/php/",
    "/tags/php/feed.xml",
    "/feed.json",
    "/search/?q=سلام",
    "/tags/php/?display=solved",
    "/discussions/%D8%A8/#reply:1-sara",
    "/discussions/ب/index.html",
    "/discussions/ب/#post",
    "https://forum.example/forum/tags/",
    "http://forum.example/forum/rules/#زبان",
    "https://forum.example/other/",
    "/old/ب/",
    "/thread.php?t=12&page=2",
    "../ب/",
    "#عنوان",
    "#fn:1",
    "/sitemap.xml",
  ])("is not this: %s", async (address) => {
    const moved = writeDiscussion({ redirectFrom: '["/old/ب/", "/thread.php?t=12"]' });
    const body = `[x](<${address}>) و متن[^1]\n\n# عنوان\n\n[^1]: پانوشت`;
    expect(notes(await buildWith(body, { "discussions/moved.md": moved }, "https://forum.example/forum/"))).toEqual([]);
  });
});

describe("a picture that no text shows or links", () => {
  const picture = writePng(2, 2);

  test("is not published, with one note for its folder", async () => {
    const site = await buildWith("![x](a.png) [y](b.png)", {
      ...Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((name) => [`discussions/2026/a/${name}.png`, picture])),
      "discussions/2026/a/1.md": writeReply({}, "![x](c.png)"),
      "pages/about.md": "---\ntitle: درباره\n---\n[x](../discussions/2026/a/d.png)\n",
    });
    expect(site.files.filter((file) => file.startsWith("discussions/a/"))).toEqual(
      ["a.png", "b.png", "c.png", "d.png", "index.html"].map((name) => `discussions/a/${name}`),
    );
    expect(site.notes.map(printProblem)).toEqual([
      "discussions/2026/a/e.png:1:1: no text shows or links this file and 1 more in this folder, so it is not published. Name it in a text, or remove it.",
    ]);
  });

  test("is removed and comes back when a text names it", async () => {
    const folder = makeFolder({ "content/discussions/a.md": writeDiscussion({}, "![x](a.png)"), "content/discussions/a/a.png": picture });
    const run = () => buildSound(join(folder, "content"), { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" });
    const isPublished = async () => (await run()).files.includes("discussions/a/a.png");
    expect(await isPublished()).toBe(true);
    writeFiles(folder, { "content/discussions/a.md": writeDiscussion({}, "متن") });
    expect([await isPublished(), await isPublished()]).toEqual([false, false]);
    writeFiles(folder, { "content/discussions/a.md": writeDiscussion({}, "[x](a.png)") });
    expect(await isPublished()).toBe(true);
  });
});

describe("an incremental build", () => {
  const content = (folder: string, files: Files) =>
    writeFiles(folder, Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])));

  test("renders a page again if the file that it links is renamed, removed, or gets the linked heading or reply", async () => {
    const folder = makeFolder({
      "content/discussions/a.md": writeDiscussion({}, "[x](b.md#install) [y](b/1.md)"),
      "content/discussions/b.md": writeDiscussion(),
    });
    const run = () => buildSound(join(folder, "content"), { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" });
    expect(listLinks((await run()).page("/discussions/a/"))).toEqual(["x → /discussions/b/"]);
    content(folder, { "discussions/b.md": writeDiscussion({}, "# Install"), "discussions/b/1.md": writeReply() });
    expect(listLinks((await run()).page("/discussions/a/"))).toEqual(["x → /discussions/b/#s-install", "y → /discussions/b/#reply:1"]);
    content(folder, { "discussions/b.md": writeDiscussion({ status: "draft" }) });
    expect(listLinks((await run()).page("/discussions/a/"))).toEqual([]);
    expect((await run()).report).toMatchObject({ rendered: 0, notes: 2 });
  });
});
