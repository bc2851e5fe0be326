import { expect, test } from "vitest";
import { buildNameUuid } from "../../scripts/text/name-uuid.ts";

test("a name-based UUID is that of RFC 9562, A.4", () => {
  expect(buildNameUuid("www.example.com", "6ba7b810-9dad-11d1-80b4-00c04fd430c8")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
});

test("names in any script have a UUID of their own", () => {
  expect(buildNameUuid("گفتگو", "6ba7b810-9dad-11d1-80b4-00c04fd430c8")).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});
