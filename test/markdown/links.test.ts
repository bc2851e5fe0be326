import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { findElements, findLinks, readAttribute, readPage, readText, render } from "./post.ts";

const rel = 'rel="nofollow ugc noopener"';

describe("a link", () => {
  it("to another site has rel=nofollow", () => {
    expect(render('[x](https://example.com/a "عنوان")')).toBe(
      `<p lang="en" dir="ltr"><a href="https://example.com/a" title="عنوان" ${rel}>x</a></p>\n`,
    );
    expect(render("[x](mailto:a@b.example) [y](z.html) [w](/w/)")).not.toContain("rel=");
  });

  it("from the root of the site gets the site's path once", () => {
    const body = "[a](/about/) [b](/forum/about/) [c](/forum) [d](/forums/) [e](/) [f](about/) [g](/about/#x)";
    expect(findLinks(body)).toEqual(["/forum/about/", "/forum/about/", "/forum", "/forum/forums/", "/forum/", "about/", "/forum/about/#x"]);
    expect(findLinks(body, { basePath: "/" })).toEqual(["/about/", "/forum/about/", "/forum", "/forums/", "/", "about/", "/about/#x"]);
  });

  it("without an address is plain text", () => {
    expect(render("[**x**]() [y](<>)")).toBe('<p lang="en" dir="ltr"><strong>x</strong> [y](&lt;&gt;)</p>\n');
  });

  it("contains no other link", () => {
    const links = findElements(render("[a <https://example.com> https://example.com b](/c/)"), "a");
    expect(links.map(readText)).toEqual(["a https://example.com https://example.com b"]);
  });
});

describe("a link that no page may hold", () => {
  it.each([
    ["[کانال](tg://resolve?domain=x)", "کانال"],
    ["[**آینه**](magnet:?xt=urn:btih:abc)", "آینه"],
    ["[x](javascript:alert(1))", "x"],
    ["[x](//other.example/)", "x"],
    ["[x](https:other.example)", "x"],
    ["[x][r] و [r]\n\n[r]: ftp://a.example/b.zip 'عنوان'", "x و r"],
    ["<tg://resolve?domain=x>", "tg://resolve?domain=x"],
    ["<https://a@b.example/>", "https://a@b.example/"],
    ["![نقشه](ftp://a.example/b.png)", "نقشه"],
    ["[![نقشه](data:image/png;base64,AAAA)](matrix:r/a)", "نقشه"],
  ])("is its text: %s", (body, text) => {
    expect(readPage(render(body)).trim()).toBe(text);
    expect(findElements(render(body), "a")).toEqual([]);
    expect(joinRuns(extractExcerpt(body))).toBe(text);
    expect(joinRuns(extractText([body]))).toBe(text);
  });

  it.each(["<std::vector>", "<xs:element>", "<foo:bar>"])("does not include text in angle brackets: %s", (body) => {
    expect(readPage(render(body)).trim()).toBe(body);
  });
});

describe("a bare address with a backslash", () => {
  it.each([
    ["see [https://a.example/b_c\\_\\]](/x)", "see https://a.example/b_c_]", ["/forum/x"]],
    ["see https://a.example/b\\_c, [y](/y)", "see https://a.example/b_c, y", ["/forum/y"]],
    ["(https://a.example/b)\\[c\\]", "(https://a.example/b)[c]", ["https://a.example/b"]],
  ])("is text, and the backslash escapes: %s", (body, text, links) => {
    expect(readPage(render(body)).trim()).toBe(text);
    expect(findLinks(body)).toEqual(links);
  });
});

describe("a phone number", () => {
  it("is a link", () => {
    expect(findLinks("[تلفن](tel:+982100000000) <tel:+98-21-1>")).toEqual(["tel:+982100000000", "tel:+98-21-1"]);
  });
});

describe("a bare address", () => {
  it("becomes a link that reads from left to right", () => {
    expect(render("نشانی https://example.org/fa/؟q=1. است")).toBe(
      `<p>نشانی <a href="https://example.org/fa/" dir="ltr" ${rel}>https://example.org/fa/</a>؟q=1. است</p>\n`,
    );
    expect(render("<a@b.example>")).toBe('<p><a href="mailto:a@b.example" dir="ltr">a@b.example</a></p>\n');
  });

  it.each(["(https://example.com/a_(b))", "https://example.com/a,", "«https://example.com/a»"])(
    "ends before surrounding punctuation: %s",
    (body) => {
      expect(readPage(render(body)).trim()).toBe(body);
      expect(findLinks(body)[0]).toMatch(/^https:\/\/example\.com\/a(?:_\(b\))?$/);
    },
  );

  it("needs a web scheme", () => {
    expect(
      findLinks("node.js example.com www.example.com a@b.example //example.com ftp://example.com foo://bar mailto:a@b.example"),
    ).toEqual([]);
  });

  it("is not a link in code or when it is escaped", () => {
    expect(findLinks("`https://example.com` https\\://example.com\n\n    https://example.com")).toEqual([]);
  });

  it("is shown decoded", () => {
    const [link] = findElements(render("https://fa.example/%D8%A8%D8%B1%DA%AF%D9%87"), "a");
    expect(readText(link)).toBe("https://fa.example/برگه");
    expect(readAttribute(link, "href")).toBe("https://fa.example/%D8%A8%D8%B1%DA%AF%D9%87");
  });

  it("is plain text as a whole if a part of it is refused", () => {
    expect(findLinks("https://bank.example@evil.example/ https://bank.example%40evil.example/")).toEqual([]);
  });
});
