import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder } from "../../support/disk.ts";
import type { FieldCase } from "../field-case.ts";

const text =
  '---\ntitle: "\u200eNode.js\u200e را \u202bچگونه\u202c ببندم؟"\nauthor: \u2067آرش\u2069\ncreated: \u200f۱۴۰۵/۰۲/۰۳ ۱۰:۲۰\u200e\nupdated: 2026-05-02\u200f\nupdatedBy: "مینا\u061c"\ntags: [\u200fنود\u200f, "می\u200bزبان"]\n---\nمتن \u200f و \u202b.\n';

export const fieldCase: FieldCase = {
  behaviour: "takes direction marks out of titles, names, tags and dates with --fix, and leaves the text",
  observe: async () => {
    const content = makeFolder({ "site.yaml": "name: \u200fتالار\n", "discussions/a.md": text });
    const call = (...args: readonly string[]) => callCommand(checkCommand, [`--content=${content}`, ...args]);
    const [before, after] = [(await call()).status, (await call("--fix")).status];
    return {
      "exit status before and after": [String(before), String(after)],
      file: readFileSync(join(content, "discussions/a.md"), "utf8"),
      settings: readFileSync(join(content, "site.yaml"), "utf8"),
    };
  },
  right: {
    "exit status before and after": ["1", "0"],
    file: '---\ntitle: "Node.js را چگونه ببندم؟"\nauthor: آرش\ncreated: ۱۴۰۵/۰۲/۰۳ ۱۰:۲۰\nupdated: 2026-05-02\nupdatedBy: "مینا"\ntags: [نود, "می\u200cزبان"]\n---\nمتن \u200f و \u202b.\n',
    settings: "name: تالار\n",
  },
};
