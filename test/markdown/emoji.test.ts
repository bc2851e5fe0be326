import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { readPage, render } from "./post.ts";

const read = (body: string) => readPage(render(body)).trim();

describe("the name of an emoji", () => {
  it.each([
    [":tada:", "🎉"],
    ["سلام :+1:، خوب (:heart:)!", "سلام 👍، خوب (❤️)!"],
    [":tada::rocket:", "🎉🚀"],
    ["**:tada:** [:tada:](/) ![:tada:](b.png)", "🎉 🎉 🎉"],
    ["| :x: |\n|---|", "❌"],
  ])("is the emoji: %s", (body, text) => {
    expect(read(body)).toBe(text);
  });

  it.each([
    "12:30:45",
    "12:100:45",
    "a:x:b",
    "واژه:x:",
    ":x:واژه",
    "std::x::y",
    ":nosuch:",
    ":tada",
    ":Tada:",
    ": tada :",
    ":constructor:",
    ":__",
    "`:tada:`",
    "\\:tada:",
  ])("is text in a word, in code or if nobody knows it: %s", (body) => {
    expect(read(body)).toBe(body.replaceAll("`", "").replace("\\", ""));
  });

  it("is part of an address in an address", () => {
    expect(read("https://example.com/:tada:/a [x](/:tada:)")).toBe("https://example.com/:tada:/a x");
    expect(render("[x](/:tada:)")).toContain('href="/forum/:tada:"');
  });

  it("is the emoji in excerpts and in the text of the search", () => {
    expect(joinRuns(extractExcerpt("پایان :tada:"))).toBe("پایان 🎉");
    expect(joinRuns(extractText(["پایان :tada:"]))).toBe("پایان 🎉");
  });
});
