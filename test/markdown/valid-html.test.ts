import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { findFaults } from "./faults.ts";
import { render } from "./post.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  // The half-space of Persian is a part of ids.
  rules: { "valid-id": ["error", { relaxed: true }] },
});

const everything = `# سرفصل

متن **پررنگ** و *کج* و ~~خط‌خورده~~ و \`code\`[^1] و [پیوند](/about/ "عنوان") و https://example.com.<br>
خط دوم \\
خط سوم ![تصویر](a.png) ![دور](https://example.com/b.png) [![نشان](https://ci.example/c.svg)](https://ci.example/)

### زیر

- یک
- two
  1. سه

     \`\`\`html
     <p class="x">&amp;</p>
     \`\`\`

> نقل
>
> > quote

| نام | |
|:-:|--:|
| آ | ۱ |
| ب |

---

    indented

- [x] انجام شد
- [ ] **مانده**

> [!WARNING]
> هشدار
>
> <details><summary>x<sub>2</sub></summary>متن</details>

<details open>
<summary>خلاصه با <kbd>Ctrl</kbd> ![تصویر](a.png)</summary>

- [ ] کار

  <details>

  متن H<sup>2</sup> :tada: <!-- یادداشت -->

  </details>

</details>

[^1]: پانوشت[^دو] [^1]
[^دو]: - فهرست
`;

it("is valid HTML with every kind of block", async () => {
  for (const idPrefix of ["", "2-sara-"]) {
    const html = render(everything, { idPrefix });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(findFaults(html)).toEqual([]);
  }
});

it("is well-formed and safe for every text", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "[",
      "](",
      ")",
      "![",
      "[^1]",
      "[^1]: ",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "1. ",
      "# ",
      "|",
      "|-|\n",
      "`",
      "```",
      "*",
      "**",
      "_",
      "~~",
      "    ",
      "<",
      ">",
      "</p>",
    ),
    fc.constantFrom(
      "<script>",
      "<br>",
      "<!--",
      "-->",
      "javascript:",
      "//",
      "https://",
      "@",
      "\\",
      "&#x6a;",
      "&lt;",
      '"',
      "'",
      "a.png",
      "[a]: /x\n\n",
      "[a]",
      "سلام",
      "x",
      "#x",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(findFaults(render(pieces.join("")))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
