import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, it, vi } from "vitest";
import { completeTags, readLastTag, TagsPrompt } from "../../../scripts/commands/prompts/tags-prompt.ts";

it("reads the last tag of the line", () => {
  expect(readLastTag("php، پايگاه")).toBe("پايگاه");
  expect(readLastTag("php, ")).toBe("");
});

it("completes the last tag of the line", () => {
  expect(completeTags("php, la", "laravel")).toBe("php, laravel");
  expect(completeTags("la", "laravel")).toBe("laravel");
  expect(completeTags("php،پا", "پایگاه داده")).toBe("php،پایگاه داده");
});

it.each([
  [",", "Tags in use: php, phpunit"],
  ["،", "Tags in use: php، phpunit"],
])("separates its suggestions by the comma of the language (%s)", async (comma, below) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = "";
  output.on("data", (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString());
  });
  const suggest = (typed: string) => (typed === "ph" ? ["php", "phpunit"] : []);
  const question = { message: "Tags", hint: "", suggestions: "Tags in use:", comma, suggest, check: () => undefined };
  const answer = new TagsPrompt(question, { input, output }).prompt();
  for (const key of "ph") input.write(key);
  await vi.waitFor(() => expect(shown).toContain(below));
  input.write("\r");
  await answer;
});
