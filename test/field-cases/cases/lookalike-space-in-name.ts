import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { writePng } from "../../support/pictures.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** The name of a picture, and how its author wrote it. */
const names: readonly (readonly [name: string, written: string])[] = [
  ["Screen Shot 10.20.30\u202fPM.png", "Screen Shot 10.20.30 PM.png"],
  ["نمای\u00a0صفحه.png", "نمای صفحه.png"],
  ["plan\u2013b.png", "plan-b.png"],
  ["Diagram.PNG", "diagram.png"],
  ["نقشه\u200cها.png", "نقشه ها.png"],
];

export const fieldCase: FieldCase = {
  behaviour: "names the picture that was meant, and the character that only looks like another one",
  observe: async () => {
    const fixes: string[] = [];
    for (const [name, written] of names) {
      const content = makeFolder({
        "discussions/q.md": writeDiscussion({}, `![](<${written}>)`),
        [`discussions/q/${name}`]: writePng(64, 48),
      });
      fixes.push(...(await build(content)).problems.map(printProblem).map((line) => line.replace(/^.*? There it/, "There it")));
    }
    return { fixes };
  },
  right: {
    fixes: [
      "There it is called `Screen Shot 10.20.30\u202fPM.png`, with the character U+202F: copy that name, or rename the file.",
      "There it is called `نمای\u00a0صفحه.png`, with the character U+00A0: copy that name, or rename the file.",
      "There it is called `plan\u2013b.png`, with the character U+2013: copy that name, or rename the file.",
      "There it is called `Diagram.PNG`: write that name.",
      "There it is called `نقشه\u200cها.png`: write that name.",
    ],
  },
};
