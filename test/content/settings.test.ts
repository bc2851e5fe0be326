import { expect, it } from "vitest";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems } from "./parsed.ts";

it("a size without its unit is told with it", () => {
  const list = (measure: string) =>
    listProblems({ "discussions/a.md": writeDiscussion(), "site.yaml": `theme: { sizes: { measure: ${measure} } }\n` });
  expect(list("48")).toEqual([expect.stringMatching(/Write a length such as `48rem`\.$/)]);
  expect(list("480")).toEqual([expect.stringMatching(/Write a length such as `20rem`\.$/)]);
});

it("a wrong address of `contribute` is told with an example of its own key", () => {
  const files = { "discussions/a.md": writeDiscussion(), "site.yaml": "contribute: { report: nowhere }\n" };
  expect(listProblems(files)).toEqual([expect.stringContaining("`contribute: { report: https://example.org/report/{path} }`")]);
});
