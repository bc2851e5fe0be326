import { expect, test } from "vitest";
import { replaceParts } from "../../scripts/pages/replace-parts.ts";

test("replaces objects at any depth and does not change the input", () => {
  const [one, other] = [{ is: "one", within: { is: "other" } }, { is: "other" }];
  const shown = { url: "/", list: [one, [other], "text", 1, null, undefined], deep: { one } };
  const replace = (part: object) => (part === one ? 1 : part === other ? { is: "new" } : undefined);
  expect(replaceParts(shown, replace)).toEqual({ url: "/", list: [1, [{ is: "new" }], "text", 1, null, undefined], deep: { one: 1 } });
  expect(shown.deep.one).toBe(one);
});

test("keeps names of object members", () => {
  const named = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as object;
  expect(JSON.stringify(replaceParts(named, () => undefined))).toBe('{"__proto__":{"a":1},"constructor":2}');
});
