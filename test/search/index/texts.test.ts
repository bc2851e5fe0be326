import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { encodeTexts, listMorePosts } from "../../../scripts/search/index/encode-texts.ts";
import { decodeTexts, joinRecord, nameMorePosts, nameTextFile } from "../../../scripts/search/index/texts.ts";
import { makeDocument, sampleRow } from "./documents.ts";
import { readFile } from "./made-index.ts";

/** Writes the files of one document and reads it from them. */
function writeAndRead(document: SearchDocument): { document: SearchDocument; sizes: readonly number[] } {
  const placed = { slot: 300, document };
  const json = encodeTexts([placed]);
  const more = listMorePosts(placed, 9);
  const files = new Map(more.map(({ path, content }) => [path, content]));
  const [record] = decodeTexts(json);
  if (!record) throw new Error("no record");
  return {
    document: joinRecord(record, 9, (path) => readFile(files, path)),
    sizes: [json, ...more.map(({ content }) => content)].map((content) => Buffer.byteLength(content)),
  };
}

describe("the texts of documents", () => {
  it("share a file with three neighbours", () => {
    expect([0, 3, 4, 255].map((slot) => nameTextFile(9, slot))).toEqual([
      "texts-9/0.json",
      "texts-9/0.json",
      "texts-9/1.json",
      "texts-9/63.json",
    ]);
    expect(nameMorePosts(9, 300, 1)).toBe("texts-9/300-1.json");
  });

  it("are a list of records, with the runs of each post", () => {
    const document: SearchDocument = {
      ...makeDocument({ slug: "a", year: "1405", at: 5, status: ["unsolved"] }),
      tags: [
        { slug: "c~23", label: "C#" },
        { slug: "php", label: "php" },
      ],
      posts: [
        {
          id: "",
          text: [
            { text: "سلام ", code: false },
            { text: "a<b", code: true },
          ],
        },
        { id: "reply-1", text: [{ text: "ls", code: true }], language: "en" },
      ],
    };
    const json = encodeTexts([{ slot: 8, document }]);
    const end = '[["c~23","C#"],["php"]],["unsolved"],"1405",5,[["","سلام ","a\\u003cb"],[["reply-1","en"],"","ls"]]]]}';
    expect(json.startsWith('{"documents":[[8,"a",["../discussions/a/",')).toBe(true);
    expect(json.slice(-end.length)).toBe(end);
    expect(decodeTexts(json)).toEqual([{ ...document, slot: 8, moreFiles: 0 }]);
  });

  it("decode as they were", () => {
    const run = fc.record({ text: fc.string({ unit: "binary", minLength: 1 }), code: fc.boolean() });
    const runs = fc.array(run).map((all) => all.filter(({ code }, index) => code !== all[index - 1]?.code));
    const tag = fc.record({ slug: fc.string(), label: fc.string() });
    const documents = fc.record({
      slug: fc.string(),
      row: fc.constant(sampleRow),
      tags: fc.array(tag),
      status: fc.array(fc.string()),
      year: fc.string(),
      at: fc.integer(),
      posts: fc.array(fc.record({ id: fc.string(), text: runs })),
    });
    fc.assert(
      fc.property(documents, (document) => {
        expect(writeAndRead(document).document).toEqual(document);
      }),
    );
  });

  it("of a long discussion are in several files of whole posts", () => {
    // Each letter has two bytes.
    const post = (kilobytes: number) => "ب".repeat(kilobytes * 512);
    const document = makeDocument({ slug: "long", posts: [post(9), post(9), post(3), post(40), post(1)] });
    const { document: read, sizes } = writeAndRead(document);
    expect(read).toEqual(document);
    expect(sizes.map((size) => Math.floor(size / 1024))).toEqual([9, 12, 40, 1]);
  });

  test.each(["[]", "{}", '{"documents":[[]]}'])("are refused if they cannot be texts: %s", (json) => {
    expect(() => decodeTexts(json)).toThrow(TypeError);
  });
});
