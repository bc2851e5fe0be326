import { describe, expect, it } from "vitest";
import { findFaults } from "./faults.ts";
import { findElements, findLinks, readAttribute, readPage, render } from "./post.ts";

function outline(body: string, idPrefix = ""): readonly string[] {
  return findElements(render(body, { idPrefix }))
    .filter(({ tagName }) => /^h\d$/.test(tagName))
    .map((heading) => `${heading.tagName} ${readAttribute(heading, "id")}`);
}

const persian = "## مقدمه\n\n## مقدمه\n\n## ؟\n\n## نصب `npm`\n\nبه [مقدمه](#مقدمه) برگرد.";

describe("the id of a heading", () => {
  it("is made of its words, with a number if the words repeat", () => {
    expect(outline(persian)).toEqual(["h2 مقدمه", "h2 مقدمه-1", "h2 s-section", "h2 نصب-npm"]);
  });

  it("has the prefix of a reply", () => {
    expect(outline(persian, "2-sara-")).toEqual(["h3 2-sara-مقدمه", "h3 2-sara-مقدمه-1", "h3 2-sara-s-section", "h3 2-sara-نصب-npm"]);
  });

  it("is never a bare ASCII word", () => {
    expect(outline("# search\n# Search\n# ---x\n# 1\n# :-)")).toEqual(["h2 s-search", "h2 s-search-1", "h2 s-x", "h2 s-1", "h2 s-section"]);
  });

  it("stays unique if the author wrote a number", () => {
    expect(outline("# الف 1\n# الف\n# الف\n# الف\n# الف 1")).toEqual(["h2 الف-1", "h2 الف", "h2 الف-2", "h2 الف-3", "h2 الف-1-1"]);
  });

  it("leaves out marks, footnotes and addresses and keeps the half-space (ZWNJ)", () => {
    const body = "# **می‌شود** [x](/y/) ![عکس](a.png)[^1]\n\n[^1]: پانوشت";
    expect(outline(body)).toEqual(["h2 می‌شود-x-عکس"]);
  });

  it("keeps the name of an emoji that was written by its name, as on GitHub, and drops an emoji", () => {
    const body = "# :pray: upgrade *:heart:* :+1::tada:\n# 🚀 شروع\n# \\:pray: x :nosuch:\n# ![:tada:](a.png) :white_check_mark: آ";
    expect(outline(body)).toEqual(["h2 s-pray-upgrade-heart-1tada", "h2 شروع", "h2 s-pray-x-nosuch", "h2 tada-white_check_mark-آ"]);
    expect(readPage(render("# :pray: x"))).toBe("🙏 x\n");
  });

  it("is made of the first 200 units of a long heading", () => {
    const [heading] = outline(`# ${"ب".repeat(200)}${"پ".repeat(200)}`);
    expect(heading).toBe(`h2 ${"ب".repeat(200)}`);
  });

  it("is unique for each of thousands of equal headings", () => {
    const html = render(`${"# عنوان 1\n".repeat(1000)}${"# عنوان\n".repeat(1000)}`);
    expect(findFaults(html)).toEqual([]);
    expect(outline("# عنوان\n".repeat(1000)).at(-1)).toBe("h2 عنوان-999");
  });
});

describe("a link to a heading", () => {
  it.each(["#مقدمه", "#%D9%85%D9%82%D8%AF%D9%85%D9%87"])("finds its heading: %s", (fragment) => {
    expect(findLinks(`# مقدمه\n\n[x](${fragment})`)).toEqual(["#مقدمه"]);
    expect(findLinks(`# مقدمه\n\n[x](${fragment})`, { idPrefix: "r-" })).toEqual(["#r-مقدمه"]);
  });

  it("works before the heading, with capitals, and with or without the prefix of the id", () => {
    expect(findLinks("[a](#install) [b](#Install) [c](#s-install) [d](#r-s-install)\n\n# Install", { idPrefix: "r-" })).toEqual(
      Array(4).fill("#r-s-install"),
    );
  });

  it("finds a heading with an emoji by GitHub's anchor", () => {
    expect(findLinks("## :rocket: شروع کار\n\n## 📦 نصب\n\n[x](#rocket-شروع-کار) [y](#-نصب)")).toEqual(["#rocket-شروع-کار", "#نصب"]);
  });

  it("finds the second of two equal headings", () => {
    expect(findLinks("# مقدمه\n# مقدمه\n[x](#مقدمه-1)")).toEqual(["#مقدمه-1"]);
  });

  it("does not change if the post has no such heading", () => {
    expect(findLinks("[x](#2-sara) [y](#%FF) [z](#constructor)\n\n# مقدمه")).toEqual(["#2-sara", "#%FF", "#constructor"]);
  });
});

describe("the level of a heading", () => {
  it("starts at h2 in a first post or a page, and at h3 in a reply", () => {
    expect(outline("# آ\n## ب\n### پ")).toEqual(["h2 آ", "h3 ب", "h4 پ"]);
    expect(outline("# آ\n## ب\n### پ", "r-")).toEqual(["h3 r-آ", "h4 r-ب", "h5 r-پ"]);
    expect(outline("### آ\n#### ب")).toEqual(["h2 آ", "h3 ب"]);
  });

  it("never skips a level", () => {
    expect(outline("# آ\n#### ب\n###### پ\n## ت\n### ث")).toEqual(["h2 آ", "h3 ب", "h4 پ", "h3 ت", "h4 ث"]);
    expect(outline("#### آ\n# ب\n#### پ")).toEqual(["h2 آ", "h2 ب", "h3 پ"]);
  });

  it("is never below h6", () => {
    expect(outline("# آ\n## ب\n### پ\n#### ت\n##### ث\n###### ج", "r-").at(-1)).toBe("h6 r-ج");
  });

  it("counts underlined and quoted headings too", () => {
    expect(outline("آ\n===\n\nب\n---\n\n> ### پ")).toEqual(["h2 آ", "h3 ب", "h4 پ"]);
  });
});
