import { describe, expect, it } from "vitest";
import { parseRows } from "../../../scripts/import/stackexchange/rows.ts";
import { makeSource, writeXml } from "../dump.ts";

async function readRows(content: string | Uint8Array, size?: number) {
  const rows = [];
  for await (const row of parseRows(makeSource("Posts.xml", content, size), "posts")) rows.push(row);
  return rows;
}

describe("rows of a dump", () => {
  it.each([1, 2, 3, 5, 4096])("are the same for every chunk size: %i bytes", async (size) => {
    const xml = writeXml("posts", [
      { Id: 1, Title: 'سلام 👩‍💻 <b> & "x"' },
      { Id: 2, Body: "<p>a &amp; b</p>\n" },
    ]);
    const rows = await readRows(xml, size);
    expect(rows.map(({ line, values }) => ({ line, ...values }))).toEqual([
      { line: 3, Id: "1", Title: 'سلام 👩‍💻 <b> & "x"' },
      { line: 4, Id: "2", Body: "<p>a &amp; b</p>\n" },
    ]);
  });

  it("accept a byte order mark and a document type", async () => {
    const rows = await readRows(
      '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE posts [<!ENTITY x "y">]>\n<posts><row Id="1" /></posts>',
    );
    expect(rows).toHaveLength(1);
  });

  it("have U+FFFD for a character reference that XML forbids", async () => {
    const [row] = await readRows('<posts><row Title="a&#x8;b&#0;c" Body="&amp;#x8;" /></posts>');
    expect(row?.values.Title).toBe("a\ufffdb\ufffdc");
  });

  it.each([
    [
      "an attribute that is not closed",
      '<posts>\n  <row Id="1" Title="a<b" />\n</posts>',
      "Posts.xml:2:23: the XML is broken (disallowed character).",
    ],
    ["a file that ends too early", '<posts>\n  <row Id="1" />\n', "Posts.xml:3:1: the XML is broken (unclosed tag: posts)."],
    [
      "another document",
      "<mediawiki />",
      "Posts.xml:1:13: the file holds `<mediawiki>`, not `<posts>`; it does not have the layout of Posts.xml.",
    ],
    [
      "rows of another name",
      '<posts>\n<post Id="1"/></posts>',
      "Posts.xml:2:14: `<post>` is where a `<row>` should be; this layout is unknown.",
    ],
    ["values in elements", "<posts>\n<row><Id>1</Id></row></posts>", "Posts.xml:2:9: `<Id>` is inside a row; this layout is unknown."],
  ])("are refused with their place: %s", async (_, xml, sentence) => {
    await expect(readRows(xml)).rejects.toMatchObject({ message: sentence });
  });

  it("are refused at the first byte that is not UTF-8", async () => {
    const start = new TextEncoder().encode('<posts>\n<row Title="سلام ');
    await expect(readRows(new Uint8Array([...start, 0xff, 0x22]))).rejects.toMatchObject({
      message: "Posts.xml:2:18: the file is not valid UTF-8.",
    });
  });
});
