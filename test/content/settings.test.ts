import { expect, it } from "vitest";
import { writeDiscussion } from "../setup/site.ts";
import { listProblems } from "./parsed.ts";

it("a size without its unit is told with it", () => {
  const list = (measure: string) =>
    listProblems({ "discussions/a.md": writeDiscussion(), "site.yaml": `theme: { sizes: { measure: ${measure} } }\n` });
  expect(list("48")).toEqual([expect.stringMatching(/Write a length such as `48rem`\.$/)]);
  expect(list("480")).toEqual([expect.stringMatching(/Write a length such as `20rem`\.$/)]);
});
