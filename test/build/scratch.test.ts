import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createScratch } from "../../scripts/build/workers/scratch.ts";
import type { ParsedText } from "../../scripts/markdown/parsed-text.ts";
import { buildDiscussion, buildReply } from "../forum/sample.ts";
import { makeFolder } from "../support/disk.ts";

function describeParsed(html: string, lang?: string): ParsedText {
  return { html, dir: "rtl", ...(lang !== undefined && { lang }), readText: () => [{ text: `${html} متن`, code: false }] };
}

function read(parsed: ParsedText | undefined) {
  return parsed && { ...parsed, readText: parsed.readText() };
}

describe("a scratch file", () => {
  const [first, reply, other] = [describeParsed("<p>یک\n</p>"), describeParsed("<p>two</p>", "en"), describeParsed("", "")];
  const replies = [
    buildReply("1.md", "2026-02-01"),
    buildReply("2.md", "2026-02-02", { readParsed: () => reply }),
    buildReply("3.md", "2026-02-03", { readParsed: () => other }),
  ];
  const discussions = [buildDiscussion({ readParsed: () => first, replies }), buildDiscussion({ slug: "b", readParsed: () => other })];

  test("gives back what was made of each post", () => {
    const scratch = createScratch(makeFolder());
    const places = [...discussions, ...discussions.slice(1)].map(scratch.write);
    scratch.flush();
    const [place] = places;
    if (!place) throw new Error("nothing is written");
    expect([undefined, "2.md", "3.md"].map((name) => read(scratch.read(place, name)))).toEqual([first, reply, other].map(read));
    expect(scratch.read(place, "1.md")).toBeUndefined();
    expect(places.slice(1).map((one) => read(scratch.read(one)))).toEqual([read(other), read(other)]);
    scratch.close();
  });

  test("holds texts of any length", () => {
    const scratch = createScratch(makeFolder());
    const texts = [1, 2 ** 16, 2 ** 18, 2 ** 20, 3].map((length) => describeParsed("ش".repeat(length)));
    const places = texts.map((parsed) => scratch.write(buildDiscussion({ readParsed: () => parsed })));
    scratch.flush();
    expect(places.map((place) => scratch.read(place)?.html.length)).toEqual(texts.map(({ html }) => html.length));
    expect(places.map((place) => read(scratch.read(place)))).toEqual(texts.map(read));
    scratch.close();
  });

  test("gives nothing after it is closed", () => {
    const scratch = createScratch(makeFolder());
    const [place] = discussions.map(scratch.write);
    scratch.flush();
    scratch.close();
    expect(place && scratch.read(place)).toBeUndefined();
  });

  test("refuses a reply that the discussion does not have", () => {
    const scratch = createScratch(makeFolder());
    const [place] = discussions.map(scratch.write);
    scratch.flush();
    expect(() => place && scratch.read(place, "4.md")).toThrow("no reply `4.md` was parsed");
    scratch.close();
  });

  test("leaves no file behind", () => {
    const folder = makeFolder();
    const scratch = createScratch(folder);
    for (const discussion of discussions) scratch.write(discussion);
    scratch.flush();
    expect(readdirSync(folder)).toEqual([]);
    scratch.close();
  });
});
