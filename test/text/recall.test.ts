import { expect, test } from "vitest";
import { createRecall, makeAnew } from "../../scripts/text/recall.ts";

test("what was made from the same objects is recalled, and else made anew", () => {
  const recall = createRecall();
  const [key, input] = [{}, {}];
  const make = (kind: string, from: object, ...inputs: readonly unknown[]) => recall(kind, from, inputs, () => ({}));
  const first = make("page", key, input, "a");
  expect(make("page", key, input, "a")).toBe(first);
  expect(make("tag", key, input, "a")).not.toBe(first);
  expect(make("page", {}, input, "a")).not.toBe(first);
  // The same inputs again, with one less and with another one.
  expect(make("page", key, input)).not.toBe(first);
  expect(make("page", key, {}, "a")).not.toBe(first);
});

test("a process that builds once makes everything anew", () => {
  const key = {};
  expect(makeAnew("page", key, [], () => ({}))).not.toBe(makeAnew("page", key, [], () => ({})));
});
