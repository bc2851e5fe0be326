import { afterEach, describe, expect, test } from "vitest";
import { limits } from "../../scripts/text/limits.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { listProblems, parseFiles, parseSound } from "./parsed.ts";

const quote = (text: string) => JSON.stringify(text);

/** One grapheme of several code points and UTF-16 units. */
const grapheme = "👩\u200d💻";

test.each([
  ["titel", "title", "`titel` is unknown. Did you mean `title: پرسش`? Otherwise remove `titel`."],
  ["date", "created", "`date` is unknown. Remove `date` and write `created: 2026-01-05T08:00:00+03:30`."],
])("a key with the name %s is reported once, and not as missing", (written, meant, sentence) => {
  const file = writeDiscussion().replace(`\n${meant}: `, `\n${written}: `);
  expect(listProblems({ "discussions/a.md": file })).toEqual([expect.stringContaining(`: the key ${sentence}`)]);
});

test("a wrong answer is reported, with the most similar reply if there are replies", () => {
  const file = writeDiscussion({ answer: "1-sara.md" });
  expect(listProblems({ "discussions/a.md": file })).toEqual([
    "discussions/a.md:6:9: `answer` is `1-sara.md`, but this discussion has no reply yet. Remove `answer` until there is one.",
  ]);
  expect(listProblems({ "discussions/a.md": file, "discussions/a/1-sarah.md": writeReply() })).toEqual([
    "discussions/a.md:6:9: `answer` names no reply of this discussion (`1-sara.md`). Did you mean `1-sarah.md`?",
  ]);
});

test.each(["", " \n\n\t", "\u200c\u200b"])("a post without visible text is refused: %j", (body) => {
  const files = { "discussions/a.md": writeDiscussion({}, body), "discussions/a/1.md": writeReply({}, body) };
  expect(listProblems(files)).toEqual([
    "discussions/a.md:7:1: the post has no text. Write it below the closing `---`.",
    "discussions/a/1.md:5:1: the post has no text. Write it below the closing `---`.",
  ]);
});

test("a reply in a misspelt folder is reported with the discussion that may be meant", () => {
  const files = (folder: string) => ({
    "discussions/2026/cursor.md": writeDiscussion(),
    [`discussions/${folder}/1-sara.md`]: writeReply(),
  });
  const reason = (folder: string) =>
    `discussions/${folder}/1-sara.md:1:1: this is a reply, because it has neither \`title\` nor \`tags\`, but there is no discussion \`discussions/${folder}.md\`.`;
  expect(listProblems(files("2026/curser"))).toEqual([`${reason("2026/curser")} Should the folder be named \`cursor\`?`]);
  expect(listProblems(files("z"))).toEqual([`${reason("z")} Move it to the folder of its discussion, or add the two keys.`]);
  // Replies of two discussions may have the same name.
  expect(listProblems({ ...files("y"), ...files("z") })).toHaveLength(2);
});

test("suggestions are limited to twenty folders, so that thousands do not take hours", () => {
  const folders = Array.from({ length: 25 }, (_, index) => `${index}/curser`);
  const replies = Object.fromEntries(folders.map((folder) => [`discussions/${folder}/1.md`, writeReply()]));
  const lines = listProblems({ "discussions/cursor.md": writeDiscussion(), ...replies });
  expect(lines).toHaveLength(25);
  expect(lines.filter((line) => line.includes("`cursor`?"))).toHaveLength(20);
});

describe("the length of a text", () => {
  test.each([
    ["title", 200, "discussions/a.md:2:8"],
    ["author", 80, "discussions/a.md:3:9"],
  ])("is counted in graphemes: %s of %i", (key, most, place) => {
    expect(listProblems({ "discussions/a.md": writeDiscussion({ [key]: quote(grapheme.repeat(most)) }) })).toEqual([]);
    expect(listProblems({ "discussions/a.md": writeDiscussion({ [key]: quote(grapheme.repeat(most + 1)) }) })).toEqual([
      `${place}: \`${key}\` is longer than ${most} characters. Shorten it.`,
    ]);
  });

  test("is at most 80 for the name in an update", () => {
    const write = (letters: number) => writeDiscussion({ updated: "2026-02-01", updatedBy: "ن".repeat(letters) });
    expect(listProblems({ "discussions/a.md": write(80) })).toEqual([]);
    expect(listProblems({ "discussions/a.md": write(81) })).toEqual([
      "discussions/a.md:7:12: `updatedBy` is longer than 80 characters. Shorten it.",
    ]);
  });

  test("is at most 200 for the title and the description of a page", () => {
    const write = (letters: number) => `---\ntitle: ${"ن".repeat(letters)}\ndescription: ${"ن".repeat(letters)}\n---\nx\n`;
    expect(listProblems({ "pages/a.md": write(200) })).toEqual([]);
    expect(listProblems({ "pages/a.md": write(201) })).toEqual([
      "pages/a.md:2:8: `title` is longer than 200 characters. Shorten it.",
      "pages/a.md:3:14: `description` is longer than 200 characters. Shorten it.",
    ]);
  });
});

describe("the number of tags", () => {
  const write = (count: number, more = "") =>
    writeDiscussion({ tags: `[${Array.from({ length: count }, (_, index) => `t${index}`).join(", ")}${more}]` });

  test("is at most ten", () => {
    expect(parseSound({ "discussions/a.md": write(10) }).tags).toHaveLength(10);
    expect(listProblems({ "discussions/a.md": write(11) })).toEqual(["discussions/a.md:5:7: `tags` holds 11 tags. Keep at most 10."]);
  });

  test("is counted without duplicates", () => {
    expect(parseSound({ "discussions/a.md": write(10, ', T0, t1, " t2 "') }).tags).toHaveLength(10);
  });
});

test("a tag whose address would be too long is refused", () => {
  const write = (tag: string) => writeDiscussion({ tags: `["${tag}"]` });
  expect(listProblems({ "discussions/a.md": write("ن".repeat(100)) })).toEqual([]);
  expect(listProblems({ "discussions/a.md": write("ن".repeat(101)) })).toEqual([
    "discussions/a.md:5:8: a value in `tags` is too long for an address. Shorten it.",
  ]);
});

describe("the length of an old path", () => {
  const write = (path: string) => writeDiscussion({ redirectFrom: `["${path}"]` });
  const refusal = (path: string, reason: string) =>
    expect.stringMatching(
      new RegExp(
        `^discussions/a\\.md:6:16: a value in \`redirectFrom\` ${reason} \\(\`${path.slice(0, 20)}.*\`\\)\\. Write a path of this site`,
      ),
    );

  test("is at most 200 bytes for each segment", () => {
    expect(parseSound({ "discussions/a.md": write(`/${"ن".repeat(100)}/`) }).redirectFrom).toHaveLength(1);
    const over = `/${"ن".repeat(100)}a/`;
    expect(listProblems({ "discussions/a.md": write(over) })).toEqual([refusal(over, "holds a segment over 200 bytes")]);
  });

  test("is at most 1,000 bytes in all", () => {
    expect(parseSound({ "discussions/a.md": write(`${"/a".repeat(499)}/b`) }).redirectFrom).toEqual([
      { url: `${"/a".repeat(499)}/b/`, line: 6, column: 16 },
    ]);
    const over = `${"/a".repeat(500)}/`;
    expect(listProblems({ "discussions/a.md": write(over) })).toEqual([refusal(over, "is over 1000 bytes")]);
  });
});

describe("the time zone of the machine", () => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test.each(["UTC", "America/New_York", "Pacific/Kiritimati"])("changes no date: %s", (zone) => {
    process.env.TZ = zone;
    const files = { "discussions/a.md": writeDiscussion({ created: "2026-01-05", updated: "1404/10/15 10:00", updatedBy: "مینا" }) };
    expect(parseSound(files)).toMatchObject({
      created: { at: Date.parse("2026-01-04T20:30:00Z") / 1000, datetime: "2026-01-05", dayOnly: true },
      update: { at: { at: Date.parse("2026-01-05T06:30:00Z") / 1000, datetime: "2026-01-05T06:30:00Z", dayOnly: false } },
    });
  });

  test("is overridden by the zone of the site", () => {
    const files = { "discussions/a.md": writeDiscussion({ created: "2026-07-01 12:00" }), "site.yaml": "timeZone: Europe/Berlin\n" };
    expect(parseSound(files).created.datetime).toBe("2026-07-01T10:00:00Z");
  });
});

describe("replies", () => {
  test("are sorted by creation, then by file name", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "discussions/a/b.md": writeReply({ created: "2026-02-05 10:00" }),
      "discussions/a/a.md": writeReply({ created: "2026-02-05T06:30:00Z" }),
      "discussions/a/c.md": writeReply({ created: "1404/11/16" }),
    };
    expect(parseSound(files).replies.map(({ name }) => name)).toEqual(["c.md", "a.md", "b.md"]);
  });

  test("of the same time are sorted by the numbers in their names", () => {
    const names = ["2.md", "۳.md", "10.md", "١١.md"];
    const files = names.map((name) => [`discussions/a/${name}`, writeReply({ created: "2026-02-05" })] as const);
    const discussion = parseSound({ "discussions/a.md": writeDiscussion(), ...Object.fromEntries(files) });
    expect(discussion.replies.map(({ name }) => name)).toEqual(names);
  });

  test("may be older than the discussion", () => {
    const files = { "discussions/a.md": writeDiscussion(), "discussions/a/1.md": writeReply({ created: "2020-01-01" }) };
    expect(parseSound(files).replies).toHaveLength(1);
  });

  test("use their file name as the anchor", () => {
    const files = { "discussions/a.md": writeDiscussion(), "discussions/a/2026-01.b.md": writeReply() };
    expect(parseSound(files).replies).toMatchObject([{ name: "2026-01.b.md", id: "reply:2026-01.b" }]);
  });

  test("with names that fold to the same are refused, naming both", () => {
    const files = { "discussions/a.md": writeDiscussion(), "discussions/a/Sara.md": writeReply(), "discussions/a/sara.md": writeReply() };
    expect(listProblems(files)).toEqual([
      "discussions/a/sara.md:1:1: the name is the same as the name of `discussions/a/Sara.md`. Rename one of them.",
    ]);
  });
});

describe("an answer", () => {
  const answer = (name: string, reply = writeReply()) => ({
    "discussions/a.md": writeDiscussion({ answer: name }),
    "discussions/a/آب.md": reply,
  });

  test("is found in every Unicode form of its name", () => {
    expect(parseSound(answer("آب.md".normalize("NFD"))).answer).toBe("آب.md");
  });

  test("with a problem of its own is reported once, in its own file", () => {
    expect(listProblems(answer("آب.md", "x\n"))).toEqual([
      "discussions/a/آب.md:1:1: the front matter is missing. Start the file with a line that is exactly `---`, then the keys, then `---` again.",
    ]);
  });

  test("is not shown while its reply is invalid", () => {
    expect(parseFiles(answer("آب.md", "x\n")).content.discussions[0]).not.toHaveProperty("answer");
  });
});

describe("a file that is refused before it is read", () => {
  const read = (name: string, bytes: Uint8Array | string = "x") =>
    listProblems({
      "discussions/a.md": writeDiscussion({}, `![](<${name}>)\n\n<img src="${name}">`),
      [`discussions/a/${name}`]: bytes,
    }).map((line) => line.replace(/^(\S+?):\d+:\d+: (.*?)[.(].*$/s, "$1 $2").trim());

  test.each([
    ["large.png", new Uint8Array(limits.pictureBytes + 1), "discussions/a/large.png the picture is over 8 MiB"],
    ["a%20b.png", "x", "discussions/a/a%20b.png"],
    ["drawing.svg", "x", "discussions/a/drawing.svg"],
  ])("is not reported as a missing picture, too: %s", (name, bytes, start) => {
    expect(read(name, bytes)).toEqual([expect.stringContaining(start)]);
  });

  test("is not reported as a missing answer, too", () => {
    const files = { "discussions/a.md": writeDiscussion({ answer: "b c.md" }), "discussions/a/b c.md": writeReply() };
    expect(listProblems(files)).toEqual([expect.stringContaining("discussions/a/b c.md:1:1: ")]);
  });
});

describe("a draft", () => {
  test("is counted and left out, with its replies and warnings", () => {
    const files = {
      "discussions/a.md": writeDiscussion({ status: "draft" }, "a\u202eb"),
      "discussions/a/1.md": writeReply({}, "a\u202eb"),
    };
    expect(parseFiles(files)).toMatchObject({ content: { discussions: [] }, counts: { drafts: 1, files: 2 }, problems: [], notes: [] });
  });

  test("is still checked", () => {
    expect(listProblems({ "discussions/a.md": writeDiscussion({ status: "draft", updatedBy: "مینا" }) })).toEqual([
      "discussions/a.md:7:12: `updatedBy` needs `updated`. Add `updated: 2024-05-02`, or remove `updatedBy`.",
    ]);
  });
});

test("one run reports problems of keys, pictures and replies", () => {
  const files = {
    "discussions/a.md": writeDiscussion({ title: "~", tags: "[]", updated: "2026-02-01", answer: "9.md", typo: "x" }, "![](lost.png)"),
    "discussions/a/1.md": writeReply({ author: "", discussion: "b", updatedBy: "مینا" }, "![](lost.png)"),
    "discussions/a/A.md": writeReply(),
    "discussions/a/a.md": writeReply(),
  };
  expect(listProblems(files).map((line) => line.replace(/\. .*/, ""))).toEqual([
    "discussions/a.md:2:8: `title` is missing",
    "discussions/a.md:5:7: `tags` is empty",
    "discussions/a.md:6:10: `updated` needs `updatedBy`",
    "discussions/a.md:7:9: `answer` names no reply of this discussion (`9.md`)",
    "discussions/a.md:8:1: the key `typo` is unknown",
    "discussions/a.md:10:1: the picture `lost.png` is not in the discussion's folder",
    "discussions/a/1.md:2:9: `author` is missing",
    "discussions/a/1.md:4:13: `discussion` is `b`, but the reply is in the folder `a`",
    "discussions/a/1.md:5:12: `updatedBy` needs `updated`",
    "discussions/a/1.md:7:1: the picture `lost.png` is not in the discussion's folder",
    "discussions/a/a.md:1:1: the name is the same as the name of `discussions/a/A.md`",
  ]);
});

describe("likes", () => {
  const write = (likes: string) => ({
    "discussions/a.md": writeDiscussion({ likes }),
    "discussions/a/1.md": writeReply({ likes }),
  });

  test.each(["12", "-3", "0"])("are a whole number, even below 0: %s", (likes) => {
    expect(parseSound(write(likes))).toMatchObject({ likes: Number(likes), replies: [{ likes: Number(likes) }] });
  });

  test("are 0 without the key", () => {
    expect(parseSound({ "discussions/a.md": writeDiscussion() }).likes).toBe(0);
  });

  test.each(["1.5", "many", "۱۲", "--3", "1000001"])("are nothing else: %s", (likes) => {
    const sentence = `\`likes\` must be a whole number from -1000000 to 1000000, not \`${likes}\`. Write a number such as \`12\`.`;
    expect(listProblems(write(likes))).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  });
});
