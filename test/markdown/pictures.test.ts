import { describe, expect, it } from "vitest";
import { findPictures } from "../../scripts/markdown/pictures.ts";
import { findElements, readAttribute, readPage, readText, render } from "./post.ts";

describe("a picture of the post's folder", () => {
  it("is shown with its size and loads lazily", () => {
    expect(render('![نمودار **خطا**](a.png "عنوان")')).toBe(
      '<p><img src="/forum/discussions/x/a.png" width="640" height="480" alt="نمودار خطا" loading="lazy" decoding="async" title="عنوان"></p>\n',
    );
  });

  it.each(["![آ](a.png)", "![آ](./a.png)", "![آ](%61.png)", "![آ][p]\n\n[p]: a.png", "[![آ](a.png)](/x/)"])("may be written %s", (body) => {
    expect(readAttribute(findElements(render(body), "img")[0], "alt")).toBe("آ");
  });

  it("has an alternative text if the author wrote none", () => {
    expect(readAttribute(findElements(render("![](a.png)"), "img")[0], "alt")).toBe("تصویر");
  });

  it.each(["x/a.png", "../a.png", "/a.png", "b.png", "a.png?x", "a.png#x", "..%2Fa.png", "mailto:a@b.example"])(
    "is plain text if the file is missing: %s",
    (address) => {
      expect(render(`![متن جایگزین](${address})`)).toBe("<p>متن جایگزین</p>\n");
      expect(readPage(render(`![](${address})`))).toBe("تصویر\n");
    },
  );
});

describe("a picture on another host", () => {
  it("is a link with its text", () => {
    expect(render("![نمودار](https://example.com/a.png)")).toBe(
      '<p><a href="https://example.com/a.png" rel="nofollow ugc noopener" class="remote-picture">تصویر: نمودار</a></p>\n',
    );
  });

  it("is named after its host if it has no text", () => {
    expect(readPage(render("![](http://tracker.example/p.gif?u=reader)"))).toBe("تصویر: tracker.example\n");
  });

  it("is plain text inside a link", () => {
    const links = findElements(render("[![Build](https://ci.example/x.svg) ![](https://ci.example/y.svg)](https://ci.example/)"), "a");
    expect(links.map(readText)).toEqual(["Build ci.example"]);
  });
});

describe("the list of pictures in a body", () => {
  it("has their positions", () => {
    const body =
      "سلام\n\n  متن ![آ](a.png) و\n> ![](b.png)\n\n| x | ![](c.png) |\n|---|---|\n| ![](d.png) | y |\n\n- e\n\n  f\n  g ![](<e 1.png>)";
    expect(findPictures(body).own).toEqual([
      { name: "a.png", line: 3, column: 7 },
      { name: "b.png", line: 4, column: 3 },
      { name: "c.png", line: 6, column: 7 },
      { name: "d.png", line: 8, column: 3 },
      { name: "e 1.png", line: 13, column: 5 },
    ]);
  });

  it("names each once, in the order of the body", () => {
    expect(findPictures("![](b.png)![](a.png)\n![](b.png)").own).toEqual([
      { name: "b.png", line: 1, column: 1 },
      { name: "a.png", line: 1, column: 11 },
    ]);
  });

  it("includes pictures by reference and pictures in a footnote or a link", () => {
    expect(findPictures("![x][p]\n\n[p]: p.png\n\n[^1]: ![](q.png)\n\n[![](r.png)](/x/)").own.map(({ name }) => name)).toEqual([
      "p.png",
      "q.png",
      "r.png",
    ]);
  });

  it("includes a picture that is text because of a space in its address", () => {
    const body = "متن ![آ](Screen Shot 1.png)\n![ب]( عکس ما.png ) `![](c d.png)` ![](<e f.png>) (a b.png)";
    const { own, spaced } = findPictures(body);
    expect(own.map(({ name }) => name)).toEqual(["e f.png"]);
    expect(spaced).toEqual([
      { name: "Screen Shot 1.png", line: 1, column: 5 },
      { name: "عکس ما.png", line: 2, column: 1 },
    ]);
  });

  it.each([
    ["an escape", "![a\\_b](c d.png)", 1],
    ["a reference", "zzz\n![a&amp;b](e f.png)", 1],
    ["parentheses", "![a](Screenshot (1).png)", 1],
    ["a title", '![a](My Chart.png "نمودار")', 1],
    ["code", "x ![a `b`](c d.png)", 3],
    ["the same in code", "`![a](c d.png)` ![a](c d.png) ![a](c d.png)", 17],
    ["another of the same beginning", "![](a b.png) ![](c d.png)\n![](a b.png)", 1],
  ])("includes a spaced address with %s", (_, body, column) => {
    const [first, ...more] = findPictures(body).spaced;
    expect(first).toMatchObject({ line: body.includes("zzz") ? 2 : 1, column });
    expect(more.map(({ name, column }) => [name, column])).toEqual(body.includes("](c d.png)\n") ? [["c d.png", 14]] : []);
  });

  it.each(["\\![x](a b.png)", "!\\[x](c d.png)", "![x]\\(e f.png)", "`![](a b.png)`", "![a](b.png)"])("leaves out %s", (body) => {
    expect(findPictures(body).spaced).toEqual([]);
  });

  it("leaves out code, text and pictures from elsewhere", () => {
    expect(
      findPictures("`![](a.png)`\n\n    ![](a.png)\n\n\\![](a.png) ![](x/a.png) ![](/a.png) ![](https://example.com/a.png) ![] ![x]").own,
    ).toEqual([]);
  });
});
