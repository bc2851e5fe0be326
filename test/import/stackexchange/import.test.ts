import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseContent } from "../../../scripts/content/parse-content.ts";
import * as fa from "../../../scripts/locale/fa.ts";
import { listReservedAddresses } from "../../../scripts/pages/urls.ts";
import { answer, importRows, makeDump, makeSource, question, runImport } from "../dump.ts";

function leftOut(summary: {
  readonly leftOut: readonly { readonly kind: string; readonly reason: string; readonly ids: readonly number[] }[];
}): readonly string[] {
  return summary.leftOut.map(({ kind, reason, ids }) => `${kind} ${ids.join(" ")}: ${reason}`);
}

describe("a question and its answers", () => {
  it("become a discussion and its replies", async () => {
    const { files, summary } = await importRows({
      posts: [
        question(1, { AcceptedAnswerId: 3, Title: "Où est <b>?", Tags: "<c#><node.js>", ClosedDate: "2020-06-01T00:00:00.000" }),
        answer(2, 1, { LastEditDate: "2020-05-03T00:00:00.000", LastEditorUserId: 1 }),
        answer(3, 1),
      ],
    });
    expect(Object.fromEntries(files)).toMatchObject({
      "discussions/2020/ou-est-b-1.md":
        '---\ntitle: "Où est <b>?"\nauthor: Sara\ncreated: "2020-05-01T10:00:00Z"\ntags: ["c#", node.js]\nstatus: closed\nanswer: answer-3.md\nredirectFrom: ["/questions/1/"]\n---\nText\n',
      "discussions/2020/ou-est-b-1/answer-2.md":
        '---\nauthor: Arash\ncreated: "2020-05-02T10:00:00Z"\nupdated: "2020-05-03T00:00:00Z"\nupdatedBy: Sara\n---\nAnswer\n',
      "discussions/2020/ou-est-b-1/answer-3.md": '---\nauthor: Arash\ncreated: "2020-05-02T10:00:00Z"\n---\nAnswer\n',
    });
    expect(summary).toMatchObject({ rows: 3, discussions: 1, replies: 2, solved: 1, closed: 1, tags: 2, leftOut: [], notes: [] });
  });

  it("decode each layer once: XML for titles, then HTML for bodies", async () => {
    const { files } = await importRows({ posts: [question(1, { Title: "A & B &lt;", Body: "<p>&lt;p&gt; &amp;lt;</p>" })] });
    const [text = ""] = files.values();
    // A reference that stays is code, because titles show references as they are.
    expect(text).toContain('title: "A & B `&lt;`"');
    expect(text).toContain("---\n\\<p> \\&lt;\n");
  });

  it("are matched in any order of rows", async () => {
    const { files, summary } = await importRows({ posts: [answer(2, 1), question(1)] });
    expect([...files.keys()]).toContain("discussions/2020/question-number-1-1/answer-2.md");
    expect(summary).toMatchObject({ discussions: 1, replies: 1 });
  });

  it("link to each other on the new site, forward and back", async () => {
    const link = (address: string) => `<p><a href="${address}">x</a></p>`;
    const { files, summary } = await importRows({
      posts: [
        question(1, { Title: "How to grind coffee", Body: link("/a/4") }),
        question(2, { Body: link("https://coffee.example.com/questions/1/how-to-grind-coffee") }),
        question(3, { Body: link("https://coffee.example.com/questions/99/not-here") }),
        answer(4, 2, { Body: link("/questions/tagged/php") }),
      ],
    });
    const bodies = [...files.values()].map((text) => text.split("---\n")[2]?.trim());
    expect(bodies.slice(0, 4)).toEqual([
      "[x](/discussions/question-number-2-2/#reply:answer-4)",
      "[x](/discussions/how-to-grind-coffee-1/)",
      "[x](https://coffee.example.com/questions/99/not-here)",
      "[x](/tags/php/)",
    ]);
    expect(summary.hosts).toEqual(["coffee.example.com"]);
  });

  it("get a text if they have none, so that they pass check", async () => {
    const { files } = await importRows({ posts: [question(1, { Body: "<p> </p>" })] });
    expect([...files.values()][0]).toMatch(/\n---\n…\n$/);
  });
});

describe("people", () => {
  const author = async (
    values: Readonly<Record<string, string | number>>,
    users?: readonly Readonly<Record<string, string | number>>[],
  ) => {
    const { OwnerUserId: _, ...base } = question(1);
    const { files } = await importRows({ posts: [{ ...base, ...values }], ...(users && { users }) }, { locale: fa });
    return /^author: (.*)$/m.exec([...files.values()][0] ?? "")?.[1];
  };

  it("who left keep the name in the row or share a neutral one", async () => {
    expect(await author({ OwnerDisplayName: "user22" })).toBe("user22");
    expect(await author({})).toBe("کاربر حذف‌شده");
  });

  it("who are not in the list of members are named by their number", async () => {
    expect(await author({ OwnerUserId: 77 })).toBe("user77");
    expect(await author({ OwnerUserId: -1 })).toBe("Community");
  });

  it("lose invisible characters in their names, and invisible names", async () => {
    expect(await author({ OwnerUserId: 5 }, [{ Id: 5, DisplayName: "a\u202eb" }])).toBe("ab");
    expect(await author({ OwnerUserId: 5 }, [{ Id: 5, DisplayName: "\u200b" }])).toBe("user5");
  });

  it("keep their names in any letters, on posts, edits and comments", async () => {
    const names = ["DJДимон", "MaxПокровский", "𝓢𝓪𝓻𝓪", "Ｍｉｎａ"];
    const { files, summary } = await importRows({
      posts: [
        question(1, { OwnerUserId: 1 }),
        answer(2, 1, { OwnerUserId: 2, LastEditDate: "2020-05-03T00:00:00.000", LastEditorUserId: 3 }),
      ],
      users: names.map((name, index) => ({ Id: index + 1, DisplayName: name })),
      comments: [{ Id: 5, PostId: 2, Text: "x", CreationDate: "2020-05-01T10:00:00", UserId: 4 }],
    });
    const [discussion, reply] = files.values();
    expect(discussion).toContain("author: DJДимон\n");
    expect(reply).toMatch(/^author: MaxПокровский\n[\s\S]*^updatedBy: 𝓢𝓪𝓻𝓪\n[\s\S]*\*\*Ｍｉｎａ\*\*/m);
    expect(summary.notes).toEqual([]);

    const bytes = (text: string) => new TextEncoder().encode(text);
    const found = [...files].map(([path, text]) => ({ path, kind: "file" as const, bytes: bytes(text).length }));
    const { problems, notes } = parseContent(found, (path) => bytes(files.get(path) ?? ""), listReservedAddresses());
    expect(problems).toEqual([]);
    expect(notes.map(({ violation }) => violation)).toEqual([
      { rule: "mixedName", key: "author", word: "DJДимон" },
      { rule: "mixedName", key: "author", word: "MaxПокровский" },
    ]);
  });

  it("are noted once if their name could not be stored", async () => {
    const { OwnerUserId: _, ...left } = question(3);
    const { files, summary } = await importRows({
      posts: [question(1), question(2), { ...left, OwnerDisplayName: "a\u202eb" }, question(4, { OwnerUserId: 2 })],
      users: [
        { Id: 1, DisplayName: "x".repeat(81) },
        { Id: 2, DisplayName: "\u200b" },
      ],
    });
    const authors = [...files.values()].flatMap((text) => /^author: "?(.*?)"?$/m.exec(text)?.[1] ?? []);
    expect(authors).toEqual([`${"x".repeat(79)}…`, `${"x".repeat(79)}…`, "ab", "user2"]);
    expect(summary.notes.map(({ subject, reason }) => `${subject}: ${reason}`)).toEqual([
      `user 1: the name was cut to 80 letters and is now \`${"x".repeat(60)}…\``,
      "name `a[U+202E]b`: the name lost an invisible character (right-to-left override) and is now `ab`",
      "user 2: the name lost an invisible character (zero width space), shows nothing and is now `user2`",
    ]);
  });

  it("do not include the site itself, whose rewriting of links is no activity", async () => {
    const edited = { LastEditDate: "2020-07-01T00:00:00.000", LastEditorUserId: -1 };
    const { files, summary } = await importRows({
      posts: [
        question(1, { ...edited, LastActivityDate: "2020-06-01T00:00:00.000" }),
        question(2, { ...edited, LastActivityDate: "2020-07-01T00:00:00.000" }),
      ],
    });
    const [first, second] = files.values();
    expect(first).not.toContain("updated");
    expect(second).toContain('updated: "2020-07-01T00:00:00Z"\nupdatedBy: Community\n');
    expect(summary.automaticEdits).toBe(1);
  });

  it("who edited and left have a neutral name, and an edit before the post is ignored", async () => {
    const { files, summary } = await importRows({
      posts: [
        question(1, { LastEditDate: "2020-07-01T00:00:00.000" }),
        question(2, { LastEditDate: "2019-07-01T00:00:00.000", LastEditorUserId: 1 }),
      ],
    });
    const [first, second] = files.values();
    expect(first).toContain("updatedBy: Deleted user\n");
    expect(second).not.toContain("updated");
    expect(summary.notes).toEqual([{ subject: "question 2", reason: "an edit from before the post was left out" }]);
  });
});

describe("rows that are not imported", () => {
  it("are named with their reason, so that every row is accounted for", async () => {
    const { summary } = await importRows({
      posts: [
        question(1, { AcceptedAnswerId: 9 }),
        answer(2, 1),
        { Id: 3, PostTypeId: 4, CreationDate: "2020-05-01T10:00:00", Body: "" },
        { Id: 4, PostTypeId: 5, CreationDate: "2020-05-01T10:00:00", Body: "" },
        { Id: 5, PostTypeId: 99, CreationDate: "2020-05-01T10:00:00", Body: "" },
        answer(6, 77),
        question(7, { CreationDate: "yesterday" }),
        answer(8, 7),
        question(1, { Title: "Again" }),
      ],
    });
    expect(leftOut(summary)).toEqual([
      "tag wiki excerpt 3: only questions and answers are imported",
      "tag wiki 4: only questions and answers are imported",
      "post of unknown type 99 5: only questions and answers are imported",
      "question 7: its `CreationDate` is missing or invalid",
      "question 1: another row has the same `Id`",
      "answer 6 8: its question is not among the discussions",
    ]);
    expect(summary).toMatchObject({ rows: 9, discussions: 1, replies: 1, solved: 0 });
    expect(summary.notes).toEqual([{ subject: "question 1", reason: "its accepted answer 9 is not among its replies" }]);
  });

  it.each([
    [
      "tags in an unknown form",
      [question(1, { Tags: "a,b" })],
      "Posts.xml:3:1: the tags of question 1 are written `a,b`, neither `<a><b>` nor `|a|b|`; this layout is unknown.",
    ],
    ["no tags anywhere", [question(1, { Tags: "" })], "Posts.xml: no question has tags; this layout is unknown."],
    ["rows without a type", [{ Id: 1 }], "Posts.xml:3:1: a row has no `Id` or no `PostTypeId`; this layout is unknown."],
  ])("stop the import if the layout is unknown: %s", async (_, posts, message) => {
    await expect(importRows({ posts })).rejects.toMatchObject({ message });
  });
});

describe("content that the rules refuse", () => {
  it("is fixed and noted", async () => {
    const { files, summary } = await importRows({
      posts: [
        question(1, { Title: "\u202ea\nb" }),
        question(2, { Title: "x".repeat(300) }),
        question(3, { Title: "" }),
        question(4, { Tags: `<${"abcdefghijkl".split("").join("><")}>` }),
        question(5, { Tags: "" }),
        question(6, { Body: "<p>a\u202eb</p>" }),
      ],
    });
    const texts = [...files.values()];
    expect(texts[0]).toContain("title: a b\n");
    expect(texts[1]).toContain(`title: "${"x".repeat(199)}…"\n`);
    expect(texts[2]).toContain("title: Question 3\n");
    expect(texts[3]).toContain("tags: [a, b, c, d, e, f, g, h, i, j]\n");
    expect(texts[4]).toContain("tags: [untagged]\n");
    expect(texts[5]).toContain("a[U+202E]b\n");
    expect(summary.notes.map(({ subject, reason }) => `${subject}: ${reason}`)).toEqual([
      "question 1: the title lost an invisible character (right-to-left override)",
      "question 2: the title was cut to 200 letters",
      "question 3: the title was empty",
      "question 4: tags after the first 10 were left out: k, l",
      "question 5: it had no tags and was given `untagged`",
      "question 6: an invisible character was made harmless (right-to-left override)",
    ]);
  });

  it("is cut if a post is too long, and comments that do not fit are named", async () => {
    const { files, summary } = await importRows({
      posts: [question(1, { Body: "<p>سلام دوستان</p>".repeat(20_000) })],
      comments: [{ Id: 5, PostId: 1, Text: "x", CreationDate: "2020-05-01T10:00:00", UserId: 1 }],
    });
    const [text = ""] = files.values();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(256 * 1024);
    expect(text).toMatch(/سلام دوستان\n\n\\\[…\\\]\n$/);
    expect(summary.notes).toEqual([{ subject: "question 1", reason: "the text was cut to 256 KiB" }]);
    expect(leftOut(summary)).toEqual(["comment 5: its post has no room for more"]);
  });
});

describe("comments", () => {
  it("follow their post in order, each a quote with name and date", async () => {
    const comment = { PostId: 1, CreationDate: "2020-05-02T10:00:00.000" };
    const { files, summary } = await importRows({
      posts: [question(1), answer(2, 1)],
      comments: [
        { ...comment, Id: 2, Text: "second *a*\n\n# b", UserDisplayName: "user*9" },
        { ...comment, Id: 1, Text: "first <b>", UserId: 2, CreationDate: "2020-05-01T11:00:00.000" },
        { ...comment, Id: 3, Text: "lost", PostId: 44 },
      ],
    });
    expect([...files.values()][0]?.split("---\n")[2]).toBe(
      "Text\n\n***\n\n**Comments**\n\n- **Arash**, 1 May 2020\n\n  > first \\<b>\n\n- **user\\*9**, 2 May 2020\n\n  > second *a*\n  >\n  > \\# b\n",
    );
    expect(summary.comments).toBe(2);
    expect(leftOut(summary)).toEqual(["comment 3: its post is not imported"]);
  });
});

describe("the page of the source", () => {
  it("counts the posts of each licence and names the host", async () => {
    const { files } = await importRows(
      {
        posts: [question(1, { ContentLicense: "CC BY-SA 4.0" }), answer(2, 1, { ContentLicense: "CC BY-SA 3.0" }), answer(3, 1)],
        comments: [{ Id: 1, PostId: 1, Text: "x", CreationDate: "2020-05-01T10:00:00", UserId: 1, ContentLicense: "CC BY-SA 4.0" }],
      },
      { hosts: ["coffee.example.com"] },
    );
    const page = files.get("pages/source.md") ?? "";
    expect(page).toContain("<https://coffee.example.com/>");
    expect(page).toContain("1 May 2020");
    expect(page.match(/^\|.*\|$/gm)).toEqual([
      "| Licence | Discussions | Replies | Comments |",
      "| --- | --- | --- | --- |",
      "| not named in the data | 0 | 1 | 0 |",
      "| [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/) | 0 | 1 | 0 |",
      "| [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/) | 1 | 0 | 1 |",
    ]);
  });
});

it("tags without questions that Tags.xml counts are noted", async () => {
  const { summary } = await importRows({
    posts: [question(1)],
    tags: [
      { Id: 1, TagName: "php", Count: 1 },
      { Id: 2, TagName: "gone", Count: 3 },
      { Id: 3, TagName: "unused", Count: 0 },
    ],
  });
  expect(summary.notes).toEqual([{ subject: "tag gone", reason: "has 3 questions in Tags.xml and none in Posts.xml" }]);
});

it("pictures on other hosts stay in the text and are listed", async () => {
  const { files, summary } = await importRows({ posts: [question(1, { Body: '<p><img src="//i.example.com/a.png" alt="x"></p>' })] });
  expect([...files.values()][0]).toContain("![x](https://i.example.com/a.png)");
  expect(summary.pictures).toEqual([{ subject: "question 1", address: "https://i.example.com/a.png" }]);
});

it("a dump with both forms of tags, doubly encoded titles, no owner and no members is read", async () => {
  const bytes = readFileSync(new URL("../fixtures/doubly-encoded-titles/Posts.xml", import.meta.url));
  const { files, summary } = await runImport({ name: "old", posts: makeSource("Posts.xml", bytes) });
  const [first = "", second = ""] = files.values();
  expect(first).toContain(
    'title: "A <b> question"\nauthor: Community\ncreated: "2026-01-05T08:00:00Z"\ntags: ["c++", ".net"]\nupdated: "2026-01-06T09:00:00Z"\nupdatedBy: user7\n',
  );
  expect(first).toMatch(/---\nx < y\n$/);
  expect(second).toContain('title: B\nauthor: user9\ncreated: "2026-01-05T08:00:00Z"\ntags: ["c#", node.js]\n');
  expect(summary.notes.map(({ subject }) => subject)).toEqual(["Users.xml", "titles"]);
});

it("the same dump gives the same files for every chunk size", async () => {
  const rows = { posts: [question(1), answer(2, 1), question(3)] };
  const dump = makeDump(rows);
  const whole = { ...dump, posts: { ...dump.posts, open: () => readWhole(dump.posts.open()) } };
  expect([...(await runImport(whole)).files]).toEqual([...(await runImport(dump)).files]);
});

async function* readWhole(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const all: number[] = [];
  for await (const piece of pieces) all.push(...piece);
  yield new Uint8Array(all);
}
