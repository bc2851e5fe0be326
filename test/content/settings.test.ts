import { expect, it } from "vitest";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems } from "./parsed.ts";

it("suggests the unit for a size without one", () => {
  const list = (measure: string) =>
    listProblems({ "discussions/a.md": writeDiscussion(), "site.yaml": `theme: { sizes: { measure: ${measure} } }\n` });
  expect(list("48")).toEqual([expect.stringMatching(/Write a length such as `48rem`\.$/)]);
  expect(list("480")).toEqual([expect.stringMatching(/Write a length such as `20rem`\.$/)]);
});

it("reports a wrong address of `contribute` with an example for its key", () => {
  const files = { "discussions/a.md": writeDiscussion(), "site.yaml": "contribute: { report: nowhere }\n" };
  expect(listProblems(files)).toEqual([expect.stringContaining("`contribute: { report: https://example.org/report/{path} }`")]);
});
