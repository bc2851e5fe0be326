import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const litter = [
  ...["discussions/ehthumbs.db", "discussions/a/.DS_Store", "discussions/a/._1.md", "discussions/a/1.md.rej", "pages/Desktop.ini"],
  ...["discussions/a/#1.md#", "discussions/a/~$1.md", "__MACOSX/a.md", "discussions/2026/LICENSE", "discussions/2026/readme.md"],
];

export const fieldCase: FieldCase = {
  behaviour: "ignores files that systems and editors leave behind, and counts them in one line",
  observe: async () => {
    const content = makeFolder({
      "site.yaml": "language: en\n",
      "discussions/a.md": writeDiscussion(),
      "discussions/a/1.md": writeReply(),
      ...Object.fromEntries(litter.map((path) => [path, "x\n"])),
    });
    const { status, output } = await callCommand(checkCommand, [`--content=${content}`]);
    const { report, files } = await buildSound(content);
    return {
      check: output.trimEnd().split("\n"),
      "exit status": status ?? -1,
      "build report": report?.ignored ?? -1,
      "pages of discussions": files.filter((file) => /^discussions\/[^/]+\/index\.html$/.test(file)),
    };
  },
  right: {
    check: ["10 files that are not content were ignored.", "3 files, 1 discussion: no problem."],
    "exit status": 0,
    "build report": litter.length,
    "pages of discussions": ["discussions/a/index.html"],
  },
};
