import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder } from "../../support/disk.ts";
import type { FieldCase } from "../field-case.ts";

const quoted = "---\ntitle: „آغاز کار“\nauthor: ‚مینا‘\ncreated: 2026-03-01\ntags:\n  — نصب\n  — “راه‌اندازی”\n---\nمتن — با «گیومه»\n";
const fenced = "––\r\ntitle: «در گیومه»\r\nauthor: مینا\r\ncreated: 2026-03-02\r\ntags: [نصب]\r\n––\r\nمتن";

export const fieldCase: FieldCase = {
  behaviour: "reports typographic quotes and dashes where YAML needs plain ones, and mends them",
  observe: async () => {
    const content = makeFolder({ "site.yaml": "language: en\n", "discussions/a.md": quoted, "discussions/b.md": fenced });
    const call = (...args: readonly string[]) => callCommand(checkCommand, [`--content=${content}`, ...args]);
    const before = await call();
    const fixed = await call("--fix");
    return {
      problems: before.output
        .split("\n")
        .filter((line) => line.includes(".md:"))
        .map((line) => line.replace(`${content}/`, "").replace(/^(\S+?:\d+:\d+): (\S+ \S+ \S+ \S+ \S+).*/, "$1 $2")),
      "exit status before and after --fix": [String(before.status), String(fixed.status)],
      "first file": readFileSync(join(content, "discussions/a.md"), "utf8"),
      "second file": readFileSync(join(content, "discussions/b.md"), "utf8"),
    };
  },
  right: {
    problems: [
      "discussions/a.md:2:8 YAML does not know the",
      "discussions/a.md:3:9 YAML does not know the",
      "discussions/a.md:6:3 YAML does not know the",
      "discussions/a.md:7:3 YAML does not know the",
      "discussions/a.md:7:5 YAML does not know the",
      "discussions/b.md:1:1 the fence of the front",
      "discussions/b.md:6:1 the fence of the front",
    ],
    "exit status before and after --fix": ["1", "0"],
    "first file": '---\ntitle: "آغاز کار"\nauthor: "مینا"\ncreated: 2026-03-01\ntags:\n  - نصب\n  - "راه‌اندازی"\n---\nمتن — با «گیومه»\n',
    "second file": fenced.replaceAll("––", "---"),
  },
};
