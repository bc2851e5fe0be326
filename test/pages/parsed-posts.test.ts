import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/build/content-files.ts";
import type { Discussion, Reply } from "../../scripts/content/model.ts";
import { createDiscussionReader, joinContent, parseFrame } from "../../scripts/content/parse-content.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { createTextParser, renderPostBody, renderPostCopy } from "../../scripts/pages/body.ts";
import { createTextSite } from "../../scripts/pages/site.ts";
import { forumUrls, listReservedAddresses } from "../../scripts/pages/urls.ts";
import { corpus, findPath, isRefused } from "../hostile/corpus.ts";
import { findSite, makeFolder } from "../support/disk.ts";
import { writePng } from "../support/pictures.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

const now = 1_795_737_600;

const site = "name: انجمن\nbase: https://forum.example/a/\nlatinLanguage: en\n";

/** Posts whose texts were rendered when they were parsed, with the targets of their links. */
function readPosts(content: string, lineBreaks = false) {
  const read = (path: string) => readFileSync(join(content, path));
  const frame = parseFrame(listFiles(content), read, listReservedAddresses());
  const texts = createTextSite({ ...frame.settings.site, lineBreaks });
  const parse = createDiscussionReader(texts.site, read, listReservedAddresses(), createTextParser(texts));
  const joined = joinContent(
    frame,
    frame.discussions.map((files) => parse(files)),
  );
  const { forum } = gatherForum(joined.content, now, forumUrls);
  return { texts, discussions: forum.entries.map(({ discussion }) => discussion) };
}

type Texts = ReturnType<typeof readPosts>["texts"];

/** Everything that pages, feeds and the search show of a post. */
function describePost(discussion: Discussion, reply: Reply | undefined, texts: Texts) {
  const { readBody, readParsed } = reply ?? discussion;
  return {
    file: `${discussion.file} ${reply?.name ?? ""}`,
    page: renderPostBody(discussion, reply, texts),
    feed: reply ? undefined : renderPostCopy(discussion, forumUrls.discussion(discussion.slug), texts),
    text: readParsed?.()?.readText() ?? extractText([readBody()]),
  };
}

function forget<P extends Discussion | Reply>({ readParsed: _, ...post }: P): Omit<P, "readParsed"> {
  return post;
}

/** The same as `describePost`, from the body alone. */
function describeFromBody(discussion: Discussion, reply: Reply | undefined, texts: Texts) {
  return describePost(forget(discussion), reply && forget(reply), texts);
}

const remote = "https://other.example/x.png";

const written = makeFolder({
  "site.yaml": site,
  "pages/about.md": "---\ntitle: About\n---\nText\n",
  "discussions/target.md": writeDiscussion({}, "# Start\n\nText"),
  "discussions/links.md": writeDiscussion(
    {},
    [
      "[a](target.md) [b](target.md#start) [c](/discussions/target/?q=1&r=2#x) [d](#قسمت) [e](about.md 'title \"x\"') [f](/pages/about/)",
      `[dead](nowhere.md) [![remote](${remote})](nowhere.md) [![remote](${remote})](target.md) [a [nested](target.md)](links/1.md)`,
      "# قسمت\n\n[ref] and [ref]\n\n[ref]: target.md\n\n> متن [در نقل](target.md)\n\nwww.example.com https://other.example/?a=1&b=2",
    ].join("\n\n"),
  ),
  "discussions/links/1.md": writeReply({}, "# Start\n\n[up](../links.md#قسمت) [own](#start) [reply](#reply:1) [other](../target.md)"),
  "discussions/alive.md": writeDiscussion({}, "[a](target.md) و [b](./target.md#start) و [c](#two)\n\n## Two\n\n[d](/discussions/target/)"),
  "discussions/whole.md": writeDiscussion({}, "[a](https://forum.example/a/discussions/target/) [b](https://forum.example/a/nowhere/)"),
  "discussions/code.md": writeDiscussion(
    { language: "en" },
    "```js\nconst a = 'x' + \"<b class='y'>\" && `&#x27;`; // it's\n```\n\n    indented <code> 'x'\n\n`in'line`\n\n```unknown\n'<a href=\"x\">'\n```",
  ),
  "discussions/alert.md": writeDiscussion({}, '> [!NOTE]\n> Text\n\nHe wrote class="alert note" and itemprop="image".\n\n`class="alert `'),
  "discussions/picture.md": writeDiscussion({}, '![متن](a.png "x & y") ![](<a.png>) ![remote](https://other.example/x.png)'),
  "discussions/picture/a.png": writePng(4, 2),
  "discussions/notes.md": writeDiscussion({}, "Text[^1] and[^2].\n\n[^1]: [Note](target.md)\n[^2]: ```\n    it's\n    ```"),
  "discussions/table.md": writeDiscussion(
    {},
    `| a | b |\n|---|---|\n${"| x | y |\n".repeat(9)}\n- [ ] task\n- [x] done\n\n<details>text</details>`,
  ),
  "discussions/long.md": writeDiscussion({}, `${"واژه ".repeat(400)}\n\n[a]\n\n<!-- x -->\n\n[a]: target.md`),
});

describe("a post that is rendered when it is parsed", () => {
  test.each([
    ["a forum", findSite("programmers")],
    ["posts with every kind of part", written],
    [
      "hostile posts",
      makeFolder({
        "site.yaml": site,
        ...Object.fromEntries(corpus.filter((attack) => !isRefused(attack)).map((attack) => [findPath(attack), attack.bytes])),
      }),
    ],
  ])("shows what its body shows, in %s", (_, content) => {
    for (const lineBreaks of [false, true]) {
      const { texts, discussions } = readPosts(content, lineBreaks);
      expect(discussions.length).toBeGreaterThan(5);
      for (const discussion of discussions) {
        for (const reply of [undefined, ...discussion.replies])
          expect(describePost(discussion, reply, texts)).toEqual(describeFromBody(discussion, reply, texts));
      }
    }
  });

  test.each([
    ["a forum", findSite("programmers")],
    ["posts with every kind of part", written],
  ])("has the excerpt that the start of its body gives, in %s", (_, content) => {
    for (const { file, excerpt, readBody } of readPosts(content).discussions)
      expect([file, excerpt]).toEqual([file, extractExcerpt(readBody())]);
  });

  test("is not parsed again, unless a link names the host of the site", () => {
    const unread = readPosts(written).discussions.flatMap(({ slug, readParsed }) => (readParsed ? [] : [slug]));
    expect(unread).toEqual(["whole"]);
  });
});
