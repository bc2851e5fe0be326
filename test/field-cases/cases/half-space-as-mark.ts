import { searchRecords } from "../../support/site/records.ts";
import { writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** Characters in place of a half-space, by the title of the discussion that has them. */
const dividers = {
  ALM: "\u061c",
  LRM: "\u200e",
  RLM: "\u200f",
  SHY: "\u00ad",
  ZWJ: "\u200d",
  ZWNJ: "\u200c",
  ZWSP: "\u200b",
  not: "¬",
};

const write = (divider: string) => `این دست${divider}نوشته را نمی${divider}شناسم.`;

export const fieldCase: FieldCase = {
  behaviour: "finds a word with any character in place of its half-space",
  observe: () => {
    const posts = Object.entries(dividers).map(([title, divider]) => [
      `discussions/${title}.md`,
      writeDiscussion({ title, tags: "[آزمون]" }, write(divider)),
    ]);
    const logic = writeDiscussion({ title: "logic", tags: "[آزمون]" }, "`¬شناسم` و دست ¬ نوشته");
    const { find, mark } = searchRecords({ ...Object.fromEntries(posts), "discussions/logic.md": logic });
    return {
      joined: find("دستنوشته"),
      "with a half-space": find("دست\u200cنوشته"),
      "with a space": find("نمی شناسم"),
      "as an old board wrote it": find("نمی¬شناسم"),
      "with a direction mark": find("دست\u200fنوشته نمی\u200eشناسم"),
      marked: mark("دستنوشته", write("¬")),
    };
  },
  right: {
    joined: Object.keys(dividers),
    "with a half-space": [...Object.keys(dividers), "logic"].sort(),
    "with a space": Object.keys(dividers),
    "as an old board wrote it": Object.keys(dividers),
    "with a direction mark": Object.keys(dividers),
    marked: ["دست¬نوشته"],
  },
};
