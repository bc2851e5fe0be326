import { describe, expect, test } from "vitest";
import { describeSite, gather } from "./sample.ts";

const root = describeSite(gather([]));
const below = describeSite(gather([]), "https://example.org/انجمن/");

describe("the site as pages see it", () => {
  test("has the words of its language and the folder of its address", () => {
    expect(root).toMatchObject({ basePath: "/", locale: { language: "en" } });
    expect(below.basePath).toBe(encodeURI("/انجمن/"));
  });

  test("is not made for a language without words", () => {
    const forum = gather([]);
    expect(() => describeSite({ ...forum, site: { ...forum.site, language: "xx" } })).toThrow("no locale for the language xx");
  });
});
