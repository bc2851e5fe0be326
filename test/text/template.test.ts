import { describe, expect, it } from "vitest";
import { fillIn, fillWith } from "../../scripts/text/template.ts";

describe("templates", () => {
  it("puts each value in its place, as often as it is named", () => {
    expect(fillIn("{page} از {pages}، {page}", { page: "۲", pages: "۷" })).toBe("۲ از ۷، ۲");
  });

  it("leaves a hole without a value as it is", () => {
    expect(fillIn("{name} {other}", { name: "x" })).toBe("x {other}");
    expect(fillIn("{constructor}", {})).toBe("{constructor}");
  });

  it("does not fill what a value brings along", () => {
    expect(fillIn("{a}{b}", { a: "{b}", b: "$&" })).toBe("{b}$&");
  });

  it("gives the pieces around values that are no text", () => {
    const bdi = { tag: "bdi" };
    expect(fillWith("توسط {name} مطرح شد", { name: bdi })).toEqual(["توسط ", bdi, " مطرح شد"]);
    expect(fillWith("{name}", { name: bdi })).toEqual([bdi]);
    expect(fillWith("{name} {toString}", { name: bdi })).toEqual([bdi, " ", "{toString}"]);
  });
});
