import { expect, it } from "vitest";
import { completeTags, readLastTag } from "../../../scripts/commands/prompts/tags-prompt.ts";

it("reads the last tag of the line", () => {
  expect(readLastTag("php، پايگاه")).toBe("پايگاه");
  expect(readLastTag("php, ")).toBe("");
});

it("completes the last tag of the line", () => {
  expect(completeTags("php, la", "laravel")).toBe("php, laravel");
  expect(completeTags("la", "laravel")).toBe("laravel");
  expect(completeTags("php،پا", "پایگاه داده")).toBe("php،پایگاه داده");
});
