import { describe, expect, it } from "vitest";
import { formatEditorFile, readEditorFile } from "../../scripts/editor/file.ts";
import { createZone, utc } from "../../scripts/text/zone.ts";

const convention = { zone: createZone("Asia/Tehran") ?? utc, calendar: "jalali" } as const;

function edit(text: string, changes: object = {}): string {
  return formatEditorFile({ ...readEditorFile(text, convention), ...changes });
}

describe("a file that was opened and saved in the web editor", () => {
  it("does not change, even if other YAML tools read its words differently", () => {
    const text = `---
title: "a: b # c"
author: نگار
created: "2026-05-02"
updated: "2026-05-03T10:00:00Z"
updatedBy: سارا
tags: ["3.10", "no", "2024", "a,b"]
status: closed
answer: "1.md"
redirectFrom: ["/d/42/", "/showthread.php?t=1"]
---
متن‌ها  \n  - a
`;
    expect(edit(text)).toBe(text);
  });

  it("keeps times of the Jalali and of the Gregorian calendar", () => {
    const read = (created: string) => readEditorFile(`---\nauthor: a\ncreated: ${created}\n---\n`, convention).created;
    expect(read("1405/02/12 10:30")).toBe("2026-05-02 10:30");
    expect(read("۱۴۰۵/۰۲/۱۲")).toBe("2026-05-02");
    expect(read("1405/13/12")).toBe("1405/13/12");
  });

  it("leaves out empty values and defaults", () => {
    const saved = edit("---\ntitle: a\nauthor: b\ncreated: 2026-05-02\ntags: x، z\n---\n", {
      updatedBy: " ",
      answer: "",
      name: "n",
      folder: "2026",
    });
    expect(saved).toBe(`---\ntitle: a\nauthor: b\ncreated: "2026-05-02"\ntags: [x, z]\n---\n`);
  });

  it("names the folder of its discussion without the parent folders", () => {
    expect(edit("---\nauthor: b\ncreated: 2026-05-02\n---\nمتن\n", { discussion: "2026/a" })).toContain("\ndiscussion: a\n");
  });
});

it("distinguishes discussions, replies and files that it cannot show", () => {
  const kinds = ["---\ntitle: a\n---\n", "---\nauthor: a\n---\nb", "text", "---\na: [\n---\n", "---\nremoved: 2026-03-01\n---\n"].map(
    (text) => readEditorFile(text, convention).kind,
  );
  expect(kinds).toEqual(["discussion", "reply", "broken", "broken", "broken"]);
});
