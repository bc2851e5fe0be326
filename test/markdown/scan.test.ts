import { describe, expect, it } from "vitest";
import { readOwnAddress } from "../../scripts/markdown/own-address.ts";
import { scanBody } from "../../scripts/markdown/scan.ts";

describe("the list of pictures in a body", () => {
  it("has their positions", () => {
    const body =
      "سلام\n\n  متن ![آ](a.png) و\n> ![](b.png)\n\n| x | ![](c.png) |\n|---|---|\n| ![](d.png) | y |\n\n- e\n\n  f\n  g ![](<e 1.png>)";
    expect(scanBody(body).own).toEqual([
      { name: "a.png", line: 3, column: 7 },
      { name: "b.png", line: 4, column: 3 },
      { name: "c.png", line: 6, column: 7 },
      { name: "d.png", line: 8, column: 3 },
      { name: "e 1.png", line: 13, column: 5 },
    ]);
  });

  it("names each once, in the order of the body", () => {
    expect(scanBody("![](b.png)![](a.png)\n![](b.png)").own).toEqual([
      { name: "b.png", line: 1, column: 1 },
      { name: "a.png", line: 1, column: 11 },
    ]);
  });

  it("includes pictures by reference and pictures in a footnote or a link", () => {
    expect(scanBody("![x][p]\n\n[p]: p.png\n\n[^1]: ![](q.png)\n\n[![](r.png)](/x/)").own.map(({ name }) => name)).toEqual([
      "p.png",
      "q.png",
      "r.png",
    ]);
  });

  it("includes a picture that is text because of a space in its address", () => {
    const body = "متن ![آ](Screen Shot 1.png)\n![ب]( عکس ما.png ) `![](c d.png)` ![](<e f.png>) (a b.png)";
    const { own, spaced } = scanBody(body);
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
    const [first, ...more] = scanBody(body).spaced;
    expect(first).toMatchObject({ line: body.includes("zzz") ? 2 : 1, column });
    expect(more.map(({ name, column }) => [name, column])).toEqual(body.includes("](c d.png)\n") ? [["c d.png", 14]] : []);
  });

  it.each(["\\![x](a b.png)", "!\\[x](c d.png)", "![x]\\(e f.png)", "`![](a b.png)`", "![a](b.png)"])("leaves out %s", (body) => {
    expect(scanBody(body).spaced).toEqual([]);
  });

  it("leaves out code, text and pictures from elsewhere", () => {
    expect(
      scanBody("`![](a.png)`\n\n    ![](a.png)\n\n\\![](a.png) ![](x/a.png) ![](/a.png) ![](https://example.com/a.png) ![] ![x]").own,
    ).toEqual([]);
  });
});

describe("the list of links in a body", () => {
  it("has their positions", () => {
    const body =
      'سلام\n\n- متن [آ](b.md) و **[ب](</x y/>)**\n  و [پ](#a "t")\n\n| x | [ت](c.md) |\n|---|---|\n\n> <tel:1> [![](r.png)](/r/)';
    expect(scanBody(body).links).toEqual([
      { name: "b.md", line: 3, column: 7 },
      { name: "/x%20y/", line: 3, column: 21 },
      { name: "#a", line: 4, column: 5 },
      { name: "c.md", line: 6, column: 7 },
      { name: "/r/", line: 9, column: 11 },
    ]);
  });

  it("includes links by reference, at the link", () => {
    expect(scanBody("متن [x][p] و [p]\n\n[p]: b.md").links).toEqual([{ name: "b.md", line: 1, column: 5 }]);
  });

  it("leaves out other hosts, mail, phones, code and text", () => {
    expect(
      scanBody("[a](https://example.com/a.md) <https://example.com/> [b](mailto:a@b.example) <tel:1> `[x](b.md)` \\[y](b.md)").links,
    ).toEqual([]);
  });
});

describe("the list of refused addresses in a body", () => {
  it("has links, addresses in angle brackets, references and pictures, with their positions", () => {
    const body = "[آ](tg://x) <matrix:r/a> ![ب](ftp://b.example/c.png)\n[پ][p] [ت](https:/x) [ث](//x)\n\n[p]: magnet:?xt=1";
    expect(scanBody(body).refused).toEqual([
      { name: "tg://x", line: 1, column: 1 },
      { name: "matrix:r/a", line: 1, column: 13 },
      { name: "ftp://b.example/c.png", line: 1, column: 26 },
      { name: "magnet:?xt=1", line: 2, column: 1 },
      { name: "https:/x", line: 2, column: 8 },
      { name: "//x", line: 2, column: 22 },
    ]);
  });

  it("leaves out bare addresses, code and text in angle brackets that is no address", () => {
    expect(scanBody("ftp://x.example tg://x `[a](tg://x)` <std::vector> <xs:element> [b]() [c]: d").refused).toEqual([]);
  });
});

describe("an address of the site in a tag that is shown as text", () => {
  it("has its place in the body", () => {
    const body = 'متن\n\n> یک <a href="https://forum.example/discussions/x/">دو</a>';
    expect(scanBody(body, readOwnAddress("https://forum.example/")).links).toMatchObject([{ line: 3, column: 15 }]);
  });
});
