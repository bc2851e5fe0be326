import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { findElements, findLinks, readAttribute, readPage, render } from "./post.ts";

describe("keys, and lowered and raised text", () => {
  it("are shown, with Markdown in them", () => {
    expect(render("کلید <kbd>Ctrl</kbd>+<KBD class=x>**C**</KBD> و x<sub>`i`</sub><sup>2</sup>")).toBe(
      '<p>کلید <kbd>Ctrl</kbd>+<kbd><strong>C</strong></kbd> و x<sub><code dir="ltr">i</code></sub><sup>2</sup></p>\n',
    );
    expect(joinRuns(extractExcerpt("H<sub>2</sub>O <kbd>Ctrl</kbd>"))).toBe("H2O Ctrl");
  });

  it("may be in a link, a heading and a table", () => {
    const html = render("[<kbd>a</kbd>](/)\n\n# <sub>b</sub>\n\n| <sup>c</sup> |\n|---|");
    expect(["kbd", "sub", "sup"].map((name) => findElements(html, name).length)).toEqual([1, 1, 1]);
  });

  it.each([
    "<kbd>a",
    "a</kbd>",
    "<kbd>a</sub>",
    "<kbd>*a</kbd>*",
    "[<kbd>a](/)</kbd>",
    "<kbd>a\n\nb</kbd>",
    "`<kbd>a</kbd>`",
    "\\<kbd>a\\</kbd>",
    "<kbd onclick=x>a</kbd>",
    "< kbd>a</kbd>",
  ])("are text unless the tags make a pair: %j", (body) => {
    expect(findElements(render(body), "kbd")).toEqual([]);
    expect(readPage(render(body))).toContain("kbd");
  });

  it("have no direction of their own, so that a sign between two keys stays there", () => {
    expect(render("کلید <kbd>Control</kbd>+<kbd>Escape</kbd>")).not.toContain("dir=");
  });
});

describe("a picture in HTML", () => {
  const own = (width: number, height: number, alt = "تصویر") =>
    `<p><img src="/forum/discussions/x/a.png" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async" itemprop="image"></p>\n`;

  it.each([
    "<img src=a.png alt=آ>",
    "<img src='a.png' alt='آ' />",
    '<IMG ALT="آ" SRC="./a.png">',
    '<img\n  alt="آ"\n  src="a.png"\n/>',
    '<img src="a.png" alt="آ" style="x" class="y" id="z" srcset="b.png 2x" align=right>',
    '<p align="center">\n  <img src="a.png" alt="آ">\n</p>',
    '<a href="https://example.com/"><img src="a.png" alt="آ"></a>',
    '<picture><source media="x" srcset="b.png"><img src="a.png" alt="آ"></picture>',
    '<img src="a.png" alt="آ"></img>',
    '<img src="a.png" alt="آ">\n</IMG>',
    '<picture><source srcset="b.png"></source><img src="a.png" alt="آ"></img></picture>',
  ])("of the post's folder is shown: %j", (body) => {
    expect(render(body)).toBe(own(640, 480, "آ"));
  });

  it.each([
    ["width=320", 320, 240],
    ["height=120px", 160, 120],
    ['width="320" height="120"', 160, 120],
    ["width=9999 height=9999", 640, 480],
    ["width=0 height=-5", 640, 480],
    ["width=50%", 640, 480],
    ["width=1", 1, 1],
    ["width=123456789", 640, 480],
  ])("is never larger than its file and keeps its shape: %s", (size, width, height) => {
    expect(render(`<img src=a.png ${size}>`)).toBe(own(width, height));
  });

  it("of another host is a link with its alternative text", () => {
    const html = render('<img width="600" alt="خطا &amp; علت" src="https://example.com/x.png?a=1&amp;b=2" />');
    expect(html).toContain('<a href="https://example.com/x.png?a=1&amp;b=2" rel="nofollow ugc noopener" class="remote-picture">');
    expect(readPage(html)).toBe("تصویر: خطا & علت\n");
  });

  it.each(["javascript:x", "//evil.example/x", "java&#x0a;script:x", "vbscript:x"])(
    "has no address that a page may not hold: %s",
    (address) => {
      const html = render(`<img src="${address}" alt="آ">`);
      expect(html).toBe("<p>آ</p>\n");
    },
  );

  it.each([
    "<img>",
    "<img src>",
    "<img alt=x>",
    "<img src=a.png onerror=x>",
    "<img src=a.png",
    "</img>",
    "<image src=a.png>",
    "`<img src=a.png>`",
  ])("is text without an address or with a script: %j", (body) => {
    expect(findElements(render(body), "img")).toEqual([]);
    expect(readPage(render(body))).toMatch(/<\/?im/);
  });

  it("has no deceiving character in its alternative text", () => {
    expect(readAttribute(findElements(render('<img src=a.png alt="&#x202e;a&#1;">'), "img")[0], "alt")).toBe("&#x202e;a&#1;");
  });

  it("gives an excerpt its alternative text", () => {
    expect(joinRuns(extractExcerpt('<p><img src="a.png" alt="نمودار"></p>\n\nمتن'))).toBe("نمودار متن");
  });
});

describe("a tag that is shown as text", () => {
  const address = "https://example.com/a_b_c";

  it.each([
    `<a href="${address}">متن</a>`,
    `<p title=${address}>`,
    `<kbd title='${address}'>`,
    `<details name="${address}"> متن`,
    `<b title="${address}">`,
    `<div title="${address}">`,
  ])("has a link for each address in it, as other text has: %s", (body) => {
    expect(findLinks(body)).toEqual([address]);
    expect(readPage(render(body)).trim()).toBe(body);
  });

  it("has no link inside a link, and none for an address that a page may not hold", () => {
    expect(findLinks(`[x <a href="${address}">](/y)`)).toEqual(["/forum/y"]);
    expect(findLinks('<a href="https://user@example.com/x">متن</a>')).toEqual([]);
  });
});

describe("tags around a picture", () => {
  it.each(["<p>متن <img src=a.png></p>", "<a href=/x>متن</a>", "<p><img src=a.png>", "<picture></picture>", "<div><img src=a.png></div>"])(
    "are text if there is more than a picture: %j",
    (body) => {
      expect(readPage(render(body))).toMatch(/^<(?:p|a|picture|div)\b/);
    },
  );
});

describe("the end tag of an element that has none", () => {
  it("is dropped once for each picture, and is text without one", () => {
    const read = (body: string) => readPage(render(body)).match(/<\/\w+>/g) ?? [];
    expect(read("<img src=a.png>متن</img>")).toEqual([]);
    expect(read("<img src=a.png></img></img>")).toEqual(["</img>"]);
    expect(read("متن</img>")).toEqual(["</img>"]);
    expect(read("![](a.png)</img>")).toEqual(["</img>"]);
    expect(read("<img></img>")).toEqual(["</img>"]);
    expect(read("<source></source>")).toEqual(["</source>"]);
  });

  it("is a line break if the element is one, as in a browser", () => {
    expect(render("الف</br>ب</BR>\nج")).toBe(render("الف<br>ب<br>\nج"));
  });
});
