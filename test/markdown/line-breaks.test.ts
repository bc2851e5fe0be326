import { expect, it } from "vitest";
import { findElements, readPage, render } from "./post.ts";

const lineBreaks = { lineBreaks: true };

it("single line ends are spaces by default", () => {
  expect(findElements(render("الف\nب"), "br")).toEqual([]);
});

it.each([
  ["الف\nب", 1],
  ["الف\nب\nج", 2],
  ["- الف\n  ب\n- ج", 1],
  ["> الف\n> ب", 1],
  ["الف  \nب\\\nج", 2],
  ["الف<br>\nب", 1],
  ["**الف\nب** [ج\nد](/x)", 2],
  ["متن[^a]\n\n[^a]: الف\n    ب", 1],
  ["الف\n\nب", 0],
  ["```\nالف\nب\n```", 0],
  ["`الف\nب`", 0],
  ["| a |\n|---|\n| b |", 0],
  ["- الف\n- ب", 0],
])("the setting keeps them as line breaks: %j", (body, count) => {
  expect(findElements(render(body, lineBreaks), "br")).toHaveLength(count);
});

it("a text away from its page keeps them too", () => {
  expect(render("الف\nب", { ...lineBreaks, pageUrl: "https://forum.example/x/" })).toBe("<p>الف<br>\nب</p>\n");
  expect(readPage(render("الف\nب", lineBreaks))).toBe("الف\nب\n");
});
