import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder } from "../../support/disk.ts";
import { writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const files = {
  "site.yaml": "language: en\nname: R&amp;D\n",
  "tags.yaml": "php: { description: a &lt; b }\n",
  "discussions/a.md": writeDiscussion({
    created: "2026-01-01",
    title: "شماره&zwnj;ها و &#1705;دها",
    author: "آرش &quot;ا&quot;",
    tags: "[AT&amp;T]",
  }),
  "discussions/b.md": writeDiscussion({ created: "2026-01-01", author: "x", title: '"`&amp;` و AT&T و a&b;"' }),
  "pages/p.md": "---\ntitle: درباره\ndescription: این&nbsp;صفحه\n---\n&amp;\n",
};

export const fieldCase: FieldCase = {
  behaviour: "gives the letter to write for a character reference, and writes it with --fix",
  observe: async () => {
    const content = makeFolder(files);
    const call = (...args: readonly string[]) => callCommand(checkCommand, [`--content=${content}`, ...args]);
    const { problems } = JSON.parse((await call("--json")).output) as {
      problems: { file: string; line: number; reason: string; fix: string }[];
    };
    const { status } = await call("--fix");
    return {
      problems: problems.map(
        ({ file, line, reason, fix }) => `${file}:${line} ${reason.replace(/, which.*/, "")} ${fix.replace(/\. If.*/, "")}`,
      ),
      "exit status after --fix": status ?? -1,
      files: Object.keys(files).map((file) => readFileSync(join(content, file), "utf8").split("\n").slice(0, 5).join("|")),
    };
  },
  right: {
    problems: [
      "discussions/a.md:2 `title` holds `&zwnj;` Write the character itself: `U+200C`",
      'discussions/a.md:3 `author` holds `&quot;` Write the character itself: `"`',
      "discussions/a.md:5 a value in `tags` holds `&amp;` Write the character itself: `&`",
      "pages/p.md:3 `description` holds `&nbsp;` Write the character itself: `U+0020`",
      "site.yaml:2 `name` holds `&amp;` Write the character itself: `&`",
      "tags.yaml:1 `description` holds `&lt;` Write the character itself: `<`",
    ],
    "exit status after --fix": 0,
    files: [
      'language: en|name: "R&D"|',
      'php: { description: "a < b" }|',
      '---|title: شماره‌ها و کدها|author: "آرش \\"ا\\""|created: 2026-01-01|tags: ["AT&T"]',
      '---|title: "`&amp;` و AT&T و a&b;"|author: x|created: 2026-01-01|tags: [php]',
      "---|title: درباره|description: این صفحه|---|&amp;",
    ],
  },
};
