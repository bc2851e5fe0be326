import { describe, expect, test } from "vitest";
import { formatJournal, parseJournal } from "../../../scripts/build/output/journal.ts";

const journal = { removals: ["a.html", "tags/پایگاه‌داده/index.html"], moves: ["404.html", "tags/with space"] };
const text = "goftogu journal 1\nremove a.html\nremove tags/پایگاه‌داده/index.html\nmove 404.html\nmove tags/with space\nend\n";

describe("a journal", () => {
  test("is sorted, removals first, with one path on each line", () => {
    expect(formatJournal({ removals: journal.removals.toReversed(), moves: journal.moves.toReversed() })).toBe(text);
  });

  test("is read as it was written", () => {
    expect(parseJournal(text)).toEqual(journal);
    expect(parseJournal(formatJournal({ removals: [], moves: [] }))).toEqual({ removals: [], moves: [] });
  });

  test("that is torn at any place is ignored", () => {
    for (let length = 0; length < text.length; length++) expect(parseJournal(text.slice(0, length))).toBeUndefined();
  });

  test("of another version is ignored", () => {
    expect(parseJournal(text.replace("journal 1", "journal 2"))).toBeUndefined();
  });

  test.each([
    "move ../x",
    "remove ../x",
    "move a/../../x",
    "move /etc/passwd",
    "remove /etc/passwd",
    "move ",
    "move",
    "copy a",
    "",
    "move ..\\x",
    "move a\0b",
    "remove .goftogu",
    "move .goftogu-lock/1",
    "move .goftogu-staging/index.html",
  ])("with the line %j is ignored", (line) => {
    expect(parseJournal(`goftogu journal 1\nmove index.html\n${line}\nend\n`)).toBeUndefined();
  });
});
