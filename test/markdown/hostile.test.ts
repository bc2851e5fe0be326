import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { neutraliseText } from "../../scripts/text/invisible.ts";
import { findFaults } from "./faults.ts";
import { readPage, render } from "./post.ts";

function readExcerpt(body: string): string {
  return extractExcerpt(body)
    .map(({ text }) => text)
    .join("");
}

const templates = [
  "{{ 7 | times: 191 }} {{ pkg | json }} {{ env.SECRET_TOKEN }}",
  '{{ ({}).constructor.constructor("return process.env.SECRET_TOKEN")() }}',
  '{% include "../../../../etc/passwd" %} {% render "/etc/passwd" %}',
  "{% raw %} و {{ ناتمام",
  '{% css %}body{}{% endcss %} {% renderTemplate "njk" %}{{ 7*191 }}{% endrenderTemplate %}',
];

describe("template syntax in a post", () => {
  it.each(templates)("is text: %s", (body) => {
    expect(readPage(render(body)).trim()).toBe(body);
    expect(readExcerpt(body)).toBe(body);
  });

  it("is text in code of every kind", () => {
    const body = "```vue\n<p>{{ message }}</p>\n```\n\n`{% if x %}`\n\n```bash\necho \u0024{#arr[@]} {%k%F{red}}\n```";
    const page = readPage(render(body));
    for (const text of ["<p>{{ message }}</p>", "{% if x %}", "echo \u0024{#arr[@]} {%k%F{red}}"]) expect(page).toContain(text);
    expect(readExcerpt(body)).toBe("<p>{{ message }}</p> {% if x %} echo \u0024{#arr[@]} {%k%F{red}}");
  });
});

const markup = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><animate onbegin=alert(2) attributeName=x dur=1s>",
  "<template><s><template><s><img src=x onerror=alert(1)></template>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=javascript:alert(1)></object><embed src=//evil.example>',
  "<form action=//evil.example><input name=p autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x",
  '<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example/><link rel=stylesheet href=//evil.example/x.css>',
  "<details open ontoggle=alert(1)>x</details>",
  "<![CDATA[<script>alert(2)</script>]]> <?php echo 1 ?>",
  "<plaintext><xmp><listing>",
  "</div></main></body></html><h1>جعل صفحه</h1>",
  "<a id=defaultView name=location href=x></a><form id=document><input name=cookie>",
  "<iframe srcdoc='<br onload=x>'>",
];

describe("HTML in a post", () => {
  it.each(markup)("is shown as text: %s", (body) => {
    const html = render(body);
    expect(findFaults(html)).toEqual([]);
    expect(readPage(html).trim()).toBe(body);
    expect(readExcerpt(body)).toBe(body);
  });

  it("is shown with its character references decoded once, and never parsed as HTML", () => {
    const html = render('<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">');
    expect(findFaults(html)).toEqual([]);
    expect(readPage(html)).toContain('<img title="--><img src=1 onerror=alert(1)>">');
  });

  it("cannot end a script element that later contains the excerpt", () => {
    expect(readExcerpt("</script><script>x</script>")).toBe("</script><script>x</script>");
    expect(render("</script>")).toBe('<p lang="en" dir="ltr">&lt;/script&gt;</p>\n');
  });
});

const links = [
  "[x](javascript:alert(1)) ![x](javascript:alert(1)) <javascript:alert(1)>",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript&colon;alert(1))",
  "[x](&#1;javascript:alert(1)) [y](\u0001javascript:alert(1)) [z](< javascript:alert(1)>)",
  '[x][r] [r]\n\n[r]: javascript:alert(1) "t"',
  "[x](javascript%3Aalert(1)) [y](%20javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)",
  "![x](data:image/png;base64,iVBORw0KGgo=)",
  "[x](//evil.example/) [y](/\\\\evil.example) [z](https:evil.example)",
  "[https://bank.example@evil.example/](https://bank.example@evil.example/) https://user:password@evil.example",
  "[x](https://bank.example%40evil.example/) [y](https:///evil.example) [z](https:\\\\evil.example)",
  "[x](blob:x) [y](vbscript:x) [z](file:///etc/passwd)",
];

describe("a link that is not safe", () => {
  it.each(links)("is not a link: %s", (body) => {
    const html = render(neutraliseText(body).text);
    expect(findFaults(html)).toEqual([]);
    expect(html).not.toMatch(/<(?:a|img) /);
  });

  it("shows a host of look-alike letters in punycode", () => {
    expect(render("[https://apple.com](https://аррӏе.com/)")).toContain('href="https://xn--80ak6aa92e.com/"');
    expect(readPage(render("https://аррӏе.com/"))).toBe("https://xn--80ak6aa92e.com/\n");
  });

  it.each([
    '![a" onerror="alert(1)](/x.png)',
    '![a" onerror="alert(1)](a.png "b\' onload=\'x")',
    '[x](/a"onmouseover="alert(1)) [y](</a" onclick="x>)',
    "# عنوان {onclick=alert(1) #location .x}\n\n[a](b){target=_top onclick=alert(1)}",
    "[x](/a '\"><script>alert(1)</script>')",
  ])("stays inside its attribute: %s", (body) => {
    expect(findFaults(render(body))).toEqual([]);
  });

  it("cannot make a picture call another host", () => {
    const html = render("![](http://tracker.example/p.gif?u=reader)");
    expect(findFaults(html)).toEqual([]);
    expect(html).not.toContain("<img");
  });
});

describe("names that scripts know", () => {
  it("never become ids", () => {
    const html = render("# location\n\n# __proto__\n\n# constructor\n\n# document\n\n# عنوان\n\n# عنوان");
    expect(findFaults(html)).toEqual([]);
    expect(html.match(/id="[^"]*"/g)).toEqual([
      'id="s-location"',
      'id="s-proto"',
      'id="s-constructor"',
      'id="s-document"',
      'id="عنوان"',
      'id="عنوان-1"',
    ]);
  });

  it("never become languages of code", () => {
    const html = render("```../../../etc/passwd\nx\n```\n\n```__proto__\ny\n```\n\n```constructor\nz\n```");
    expect(html).toBe(
      ["x", "y", "z"].map((code) => `<div class="code" dir="ltr"><pre tabindex="0"><code>${code}\n</code></pre></div>\n`).join(""),
    );
  });
});

describe("characters that deceive", () => {
  it("are visible in code", () => {
    const { text } = neutraliseText('```js\nif (level != "user\u202e \u2066// check admin\u2069 \u2066") {}\n```');
    expect(readPage(render(text))).toBe('if (level != "user[U+202E] [U+2066]// check admin[U+2069] [U+2066]") {}\n\n');
  });

  it("do not return through character references", () => {
    const body = '&#x202e;a &#8294;b &#x1F;c &#xFFFE;d &lrm;e [x](/y "&#x202e;z") ![&#x202e;](a.png)';
    const html = render(body);
    expect(findFaults(html)).toEqual([]);
    expect(readPage(html)).toBe("&#x202e;a &#8294;b \ufffdc \ufffdd \u200ee x \n");
    expect(html).toContain('title="[U+202E]z"');
    expect(readExcerpt(body)).toBe("&#x202e;a &#8294;b \ufffdc \ufffdd \u200ee x &#x202e;");
  });

  it("include control characters, which are replaced in page and excerpt", () => {
    const { text } = neutraliseText("پیش\bمیان\u001b[31mقرمز\u001b[0m\fپایان \ufffe a\uffffb");
    const harmless = "پیش\ufffdمیان\ufffd[31mقرمز\ufffd[0m\ufffdپایان \ufffd a\ufffdb";
    expect(readPage(render(text))).toBe(`${harmless}\n`);
    expect(readExcerpt(text)).toBe(harmless);
  });

  it("are distinguished from emoji, which stay whole", () => {
    const body = "👩‍💻 👨‍👩‍👧 \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
    expect(readPage(render(neutraliseText(body).text))).toBe(`${body}\n`);
    expect(readExcerpt(body)).toBe(body);
  });
});
