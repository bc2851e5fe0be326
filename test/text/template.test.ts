import { describe, expect, it } from "vitest";
import { fillIn, fillWith } from "../../scripts/text/template.ts";

describe("templates", () => {
  it("replaces every occurrence of a placeholder", () => {
    expect(fillIn("{page} از {pages}، {page}", { page: "۲", pages: "۷" })).toBe("۲ از ۷، ۲");
  });

  it("keeps a placeholder without a value", () => {
    expect(fillIn("{name} {other}", { name: "x" })).toBe("x {other}");
    expect(fillIn("{constructor}", {})).toBe("{constructor}");
  });

  it("does not fill placeholders inside values", () => {
    expect(fillIn("{a}{b}", { a: "{b}", b: "$&" })).toBe("{b}$&");
  });

  it("returns the pieces around values that are not text", () => {
    const bdi = { tag: "bdi" };
    expect(fillWith("توسط {name} مطرح شد", { name: bdi })).toEqual(["توسط ", bdi, " مطرح شد"]);
    expect(fillWith("{name}", { name: bdi })).toEqual([bdi]);
    expect(fillWith("{name} {toString}", { name: bdi })).toEqual([bdi, " ", "{toString}"]);
  });
});
