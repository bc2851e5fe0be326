import { describeProblem } from "../../../scripts/problems/format-problem.ts";
import { findProblemWords } from "../../../scripts/problems/languages.ts";
import { escapeControls } from "../../../scripts/text/escape-output.ts";
import { findTerminalCommands } from "../../hostile/logs.ts";
import { makeFolder } from "../../support/disk.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** ESC, a C1 control, both line ends, a bell, a tab and a mark of order. */
const name = "a\u001b[31m\u009b2J\r\n\u0007\t\u202eb";

export const fieldCase: FieldCase = {
  behaviour: "prints a file name as one line of text that no terminal obeys",
  observe: async () => {
    const { problems } = await build(makeFolder({ [`discussions/${name}.md`]: writeDiscussion(), [`${name}.txt`]: "x" }));
    const words = findProblemWords("en");
    const lines = problems.map((one) => describeProblem(one, words)).map(({ file, reason }) => escapeControls(`${file}: ${reason}`));
    return {
      name: escapeControls(name),
      "lines of problems": lines.length > 0 && lines.every((line) => line.includes(escapeControls(name))),
      "commands for a terminal": lines.flatMap(findTerminalCommands),
    };
  },
  right: {
    name: "a[U+001B][31m[U+009B]2J[U+000D][U+000A][U+0007][U+0009][U+202E]b",
    "lines of problems": true,
    "commands for a terminal": [],
  },
};
