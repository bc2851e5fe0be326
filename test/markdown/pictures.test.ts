import { describe, expect, it } from "vitest";
import { findElements, readAttribute, readPage, readText, render } from "./post.ts";

describe("a picture of the post's folder", () => {
  it("is shown with its size and loads lazily", () => {
    expect(render('![نمودار **خطا**](a.png "عنوان")')).toBe(
      '<p><img src="/forum/discussions/x/a.png" width="640" height="480" alt="نمودار خطا" loading="lazy" decoding="async" itemprop="image" title="عنوان"></p>\n',
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
