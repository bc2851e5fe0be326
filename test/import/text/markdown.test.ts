import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConverter } from "../../../scripts/import/text/markdown.ts";
import { findElements, readPage, render } from "../../markdown/post.ts";

const convert = createConverter((address) => (address.startsWith("javascript:") ? undefined : address));

function toMarkdown(html: string): string {
  return convert(html).markdown;
}

describe("HTML becomes Markdown", () => {
  it.each([
    ["<p>a <b>b</b> <i>c</i> <del>d</del></p>", "a **b** *c* ~~d~~"],
    ["<h2>C #</h2><hr><p>x</p>", "## C \\#\n\n***\n\nx"],
    ["<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>", "- a\n- b\n  1. c"],
    ["<ol start='3'><li><p>a</p></li><li><p>b</p></li></ol>", "3. a\n\n4. b"],
    ["<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
    ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
    ["<p>a<br>b<br></p>", "a  \nb"],
    ["<p>a<br><br>b</p>", "a\n\nb"],
    ["<p>press <kbd>Ctrl</kbd>, <code>a `b`</code></p>", "press <kbd>Ctrl</kbd>, `` a `b` ``"],
    ["<p>10<sup>6</sup> H<sub>2</sub>O <sup>a note</sup></p>", "10⁶ H₂O <sup>a note</sup>"],
    ["<p><kbd><kbd>Ctrl</kbd>, <kbd>*</kbd></kbd><b><kbd>F5</kbd></b>x</p>", "<kbd><kbd>Ctrl</kbd>, <kbd>\\*</kbd></kbd><kbd>F5</kbd>x"],
    [
      "<p>a</p><details><summary>b <i>c</i></summary><p>d</p><ul><li>e</li></ul></details><p>f</p>",
      "a\n\n<details>\n<summary>b *c*</summary>\n\nd\n\n- e\n\n</details>\n\nf",
    ],
    ["<details>a</details>", "<details>\na\n\n</details>"],
    ["<p>:tada: :a::x: 12:100:30 x:a: :none: :a:_</p>", "\\:tada: \\:a::x: 12:100:30 x:a: :none: \\:a:\\_"],
    ["<p>&lt;<span>kbd&gt;x&lt;/kbd&gt;</span></p>", "\\<kbd>x\\</kbd>"],
    ["<p>so: :<span>x</span>: <b>Note:</b> a</p>", "so: \\:x: **Note:** a"],
    ["<p>a: :<br>b :D (c :)</p><p>d :</p><p>e :<i>x</i>: :ta</p>", "a: :  \nb :D (c :)\n\nd :\n\ne :*x*: :ta"],
    ["<p>:ta<span>da: :</span>+1<span>:</span> <b>a (:</b>x<u>:</u></p>", "\\:tada: \\:+1: a (\\:x:"],
    ["<p>a |<br>:-</p>", "a |  \n\\:-"],
    ['<p><a href="/x_(y)">a</a> <a href="https://a.example/">https://a.example/</a></p>', "[a](/x_(y)) <https://a.example/>"],
    ['<p>wow!<a href="/x">a</a> ^<a href="/x">b</a></p>', "wow\\![a](/x) \\^[b](/x)"],
    ['<p><img src="https://a.example/b c.png" alt="a [b]"></p>', "![a \\[b\\]](https://a.example/b%20c.png)"],
    ["<script>alert(1)</script><p>x</p>", "x"],
    ["<ul><li>a<ul><li>b</li></ul>tail</li></ul>", "- a\n\n  - b\n\n  tail"],
    ["<table><tr><td><ul><li>a</li></ul></td><td><a href='/q/1'>b</a></td></tr></table>", "- a\n\n[b](/q/1)"],
    ["<table><tr><td colspan='2'>a</td></tr><tr><td>b</td><td>c</td></tr></table>", "a\n\nb\n\nc"],
    ["<p>x</p><table><tr><td>one</td></tr></table>after", "x\n\none\n\nafter"],
    [
      "<table><thead><tr><th>a</th><th style='text-align: right'>b</th></tr></thead><tbody><tr><td>1 | 2</td><td>|</td></tr></tbody></table>",
      "| a   | b   |\n| --- | ---: |\n| 1 \\| 2 | &#124; |",
    ],
  ])("%s", (html, markdown) => {
    expect(toMarkdown(html)).toBe(markdown);
  });

  it("keeps the text of elements that are nested too deep", () => {
    expect(toMarkdown(`${"<blockquote>".repeat(6_000)}a &amp; *b*${"</blockquote>".repeat(6_000)}`)).toBe("a \\&amp; \\*b\\*");
  });

  it("keeps code blocks unchanged, with their language", () => {
    const html = '<pre class="lang-php prettyprint-override"><code>if ($a &lt; 1) {\n\n  echo "```";\n}\n</code></pre>';
    expect(toMarkdown(html)).toBe('```php\nif ($a < 1) {\n\n  echo "```";\n}\n```');
    expect(toMarkdown("<pre><code>```\nx\n</code></pre>")).toBe("````\n```\nx\n````");
    expect(toMarkdown("<ul><li><p>a</p><pre><code>b\n\nc\n</code></pre></li></ul>")).toBe("- a\n\n  ```\n  b\n\n  c\n  ```");
  });

  it.each([
    ["<p><strong>Note:</strong>text</p>", "**Note**:text"],
    ["<p>see<em>(this)</em></p>", "see(*this)*"],
    ["<p><em>a</em><em>b</em></p>", "*a*b"],
    ["<p><strong><code>a</code></strong>b</p>", "`a`b"],
    ["<p>a<strong> b </strong>c</p>", "a **b** c"],
    ["<p><em><b>a</b>b<b>c</b></em></p>", "_**a**b**c**_"],
  ])("writes marks only where they work as marks: %s", (html, markdown) => {
    expect(toMarkdown(html)).toBe(markdown);
    expect(readPage(render(markdown)).trim()).toBe(readPage(html).trim());
  });

  it("keeps the text of a broken link and names its address", () => {
    expect(convert('<p>a <a href="javascript:alert(1)">b</a></p>')).toEqual({
      markdown: "a b",
      pictures: [],
      lost: ["javascript:alert(1)"],
    });
  });

  it("lists the pictures of each post separately", () => {
    expect(convert('<p><img src="https://a.example/1.png"></p>').pictures).toEqual(["https://a.example/1.png"]);
    expect(convert("<p>x</p>").pictures).toEqual([]);
  });
});

/** Pieces that Markdown, its extensions or the site's own rules could read as more than text. */
const pieces = [
  ..."ab1 *_`~#-+=!^[]()<>&\\|:.,;'\"ف😀—",
  "**",
  "__",
  "~~",
  "---",
  "```",
  "# ",
  "- ",
  "1. ",
  "1) ",
  "> ",
  "[a](b)",
  "![a](b)",
  "[^1]",
  "^[x]",
  "[x]: /y",
  "<b>",
  "<br>",
  "<!-- x -->",
  "<https://a.example>",
  "https://a.example/b_c_",
  "www.a.example",
  "&amp;",
  "&#35;",
  "|-|",
  "{{ x }}",
  "\u200c",
  "\u00a0",
  "\u200f",
  "۱. ",
  "٢) ",
  "«",
  "ها",
  ":a:",
  ":x:",
  ":+1:",
  "[ ] ",
  "[x] ",
  "[!NOTE]",
  "<kbd>",
  "</kbd>",
  "<details>",
  "<summary>",
  "</summary>",
  "</details>",
  "<img src=a.png>",
  "-->",
];
const text = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join("").replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
const link = text.map((label) => `<a href="https://a.example/(x)_1">${label}</a>`);
const code = text.map((label) => `x<code>${label}</code>x`);
const marked = fc
  .tuple(fc.constantFrom("em", "strong", "del"), fc.oneof(text, link, code))
  .map(([name, inner]) => `<${name}>${inner}</${name}>`);
const tagged = fc
  .tuple(fc.constantFrom("kbd", "span"), fc.oneof(text, marked, link, code))
  .map(([name, inner]) => `<${name}>${inner}</${name}>`);
const line = fc
  .array(fc.oneof(text, marked, link, code, tagged, fc.constant("<br>")), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""));
const block = fc.oneof(
  line.map((inner) => `<p>${inner}</p>`),
  line.map((inner) => `<h2>${inner.replaceAll("<br>", " ")}</h2>`),
  text.map((inner) => `<pre><code>${inner}\n</code></pre>`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `<ul>${lines.map((inner) => `<li>${inner}</li>`).join("\n")}</ul>`),
  line.map((inner) => `<blockquote><p>${inner}</p></blockquote>`),
  fc.tuple(text, line).map(([title, inner]) => `<details><summary>x${title}</summary><p>${inner}</p></details>`),
);
const post = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join("\n\n"));

/** Without what nobody sees: a line of direction marks alone is an empty line. */
function readLetters(html: string): string {
  return readPage(html).replace(/[\s\u00a0\u200f]+/g, "");
}

describe("text that looks like Markdown or HTML", () => {
  it("stays text in paragraphs, headings, lists, quotes, links and code", () => {
    fc.assert(
      fc.property(post, (html) => {
        expect(readLetters(render(toMarkdown(html)))).toBe(readLetters(html));
      }),
      { numRuns: 800 },
    );
  });

  it("creates no new element", () => {
    fc.assert(
      fc.property(text, (inner) => {
        expect(findElements(render(toMarkdown(`<p>${inner}</p>`))).filter(({ tagName }) => tagName !== "p")).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
