import { describe, expect, it } from "vitest";
import { limits } from "../../scripts/text/limits.ts";
import { findFaults } from "./faults.ts";
import { findElements, readAttribute, readPage, render } from "./post.ts";

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

function isColoured(html: string): boolean {
  return html.includes("hljs-");
}

describe("code in a line", () => {
  it("reads from left to right, isolated from the text around it", () => {
    expect(render("تابع `foo(a, b);` را صدا بزن.")).toBe('<p>تابع <code dir="ltr">foo(a, b);</code> را صدا بزن.</p>\n');
  });

  it("does not break at its hyphen if it is short", () => {
    const classOf = (code: string) => readAttribute(findElements(render(`\`${code}\``), "code")[0], "class");
    for (const code of ["--no-search", "--content DIR", "no-cache", "a-".repeat(12)])
      expect([code, classOf(code)]).toEqual([code, "unbroken"]);
    for (const code of ["npm start", "-".repeat(25)]) expect([code, classOf(code)]).toEqual([code, undefined]);
  });

  it("shows character references as text", () => {
    expect(readPage(render("`&lt;b&gt; <br> {{ x }}`"))).toBe("&lt;b&gt; <br> {{ x }}\n");
  });
});

describe("a block of code", () => {
  it("is coloured by classes, reads from left to right, takes the keyboard focus and names its language", () => {
    expect(render(fence("js", "let a = 1"))).toBe(
      '<div class="code" dir="ltr" data-language="js"><pre tabindex="0"><code class="language-js"><span class="hljs-keyword">let</span> a = <span class="hljs-number">1</span>\n</code></pre></div>\n',
    );
  });

  it("has no colours in feeds, which lack the styles of the site", () => {
    const html = render(fence("js", "let a = 1"), { pageUrl: "https://example.org/forum/discussions/x/" });
    expect(isColoured(html)).toBe(false);
    expect(readPage(html)).toBe("let a = 1\n\n");
  });

  it.each(["", "x", "../../x", "__proto__", "constructor", "toString", '"onload=x', "language-js", "mermaid"])(
    "has no class and no name for the language %j",
    (info) => {
      expect(render(fence(info, "<b>"))).toBe('<div class="code" dir="ltr"><pre tabindex="0"><code>&lt;b&gt;\n</code></pre></div>\n');
    },
  );

  it.each([
    ["PHP", "language-php"],
    ["c++", "language-c++"],
    ["C#", "language-c#"],
    ["js{1,3}", "language-js"],
    ["ts title=a.ts", "language-ts"],
    [" python", "language-python"],
  ])("has the language that its author wrote: %s", (info, name) => {
    expect(readAttribute(findElements(render(fence(info, "x")), "code")[0], "class")).toBe(name);
  });

  it("colours Blade as HTML with PHP inside", () => {
    const html = render(fence("blade", '<a href="x">{{ $users->links() }}</a>\n@php <?php echo 1; ?>'));
    expect(html).toContain('class="language-blade"');
    expect(html).toContain('<span class="hljs-name">a</span>');
    expect(html).toContain('<span class="hljs-keyword">echo</span>');
    expect(readPage(html)).toContain("{{ $users->links() }}");
  });

  it("colours the script and the style of a page", () => {
    const html = render(fence("vue", "<template><p>{{ a }}</p></template>\n<script>const a = 1</script>\n<style>p { color: red }</style>"));
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<span class="hljs-attribute">color</span>');
  });

  it("does not depend on the blocks before it", () => {
    const block = fence("html", '<script type="text/x-handlebars">{{#if a}}b{{/if}}</script>');
    const alone = render(block);
    render(fence("handlebars", "{{#if a}}b{{/if}}"));
    render(fence("graphql", "query { a }"));
    expect(render(block)).toBe(alone);
  });

  it("may be indented and contain what looks like HTML", () => {
    const html = render("    <script>\n\n        x\n\n~~~html\n</code></pre><script>alert(1)</script>\n~~~");
    expect(findFaults(html)).toEqual([]);
    expect(readPage(html)).toBe("<script>\n\n    x\n\n</code></pre><script>alert(1)</script>\n\n");
  });

  it("is plain if it is longer than the limit for colours", () => {
    const line = "let a = 1\n";
    const lines = limits.colouredLength / line.length;
    expect(isColoured(render(fence("js", line.repeat(lines).trimEnd())))).toBe(true);
    expect(isColoured(render(fence("js", line.repeat(lines))))).toBe(false);
  });

  it("is plain if the blocks before it have used up the limit for colours", () => {
    const half = fence("js", "let a = 1\n".repeat(limits.colouredLength / 20).trimEnd());
    const blocks = render(half.repeat(5)).split("</pre>").slice(0, 5);
    expect(blocks.map(isColoured)).toEqual([true, true, true, true, false]);
    expect(isColoured(render(`${fence("", "x".repeat(limits.colouredLength * 2))}${half}`))).toBe(true);
  });

  it("is plain if it has an extremely long word", () => {
    const word = "a".repeat(limits.colouredWordLength - 2);
    expect(isColoured(render(fence("js", `let a = "${word}"`)))).toBe(true);
    expect(isColoured(render(fence("js", `let a = "${word}a"`)))).toBe(false);
  });
});
