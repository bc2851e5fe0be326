import type { Discussion } from "../../scripts/content/model.ts";
import type { ParsedContent } from "../../scripts/content/parse-content.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { parseFiles, printProblems } from "../content/parsed.ts";
import { findElements, readAttribute, readPage, render } from "../markdown/post.ts";
import { now, writeDiscussion } from "../support/site/site.ts";

/** What the front matter of `\sound` says. */
const usual = { title: "پرسش آزمایشی دربارهٔ ایمنی", author: "sara", tags: "javascript", status: "published" };

/** How much of a post an outcome quotes, in UTF-16 units. */
const quoted = 200;

/** Parses a file beside a sound discussion. */
export function parseAlone(path: string, bytes: Uint8Array): ParsedContent {
  return parseFiles({ "discussions/sound.md": writeDiscussion(), [path]: bytes });
}

/**
 * What comes of a file beside a sound discussion: its problems as they are printed; else its notes, what it says of itself that is not
 * usual, the text of its post as a reader sees it, and where the links of that lead.
 */
export function printOutcome(path: string, { content, problems, notes }: ParsedContent): string {
  if (problems.length > 0) return printProblems(problems);
  const held = gatherForum(content, now, forumUrls).notes;
  const lines = printProblems([...notes, ...held]).replaceAll(/^(?=.)/gm, "note ");
  const discussion = content.discussions.find(({ file }) => file === path);
  return lines + (discussion ? printDiscussion(discussion) : "a draft\n");
}

function printDiscussion(discussion: Discussion): string {
  const { title, author, tags, status, redirectFrom } = discussion;
  const html = render(discussion.readBody());
  const keys = Object.entries({ title, author, tags: tags.join(" | "), status }).filter(
    ([key, value]) => Reflect.get(usual, key) !== value,
  );
  const links = findElements(html).flatMap((element) => readAttribute(element, "href") ?? readAttribute(element, "src") ?? []);
  return [
    ...keys.map(([key, value]) => `${key}: ${value}\n`),
    ...redirectFrom.map(({ url, query }) => `old: ${url}${query === undefined ? "" : `?${query}`}\n`),
    `text: ${shorten(JSON.stringify(readPage(html).trim()))}\n`,
    ...(links.length > 0 ? [`links: ${shorten(links.join(" "))}\n`] : []),
  ].join("");
}

function shorten(text: string): string {
  return text.length <= quoted ? text : `${text.slice(0, quoted).replace(/[\ud800-\udbff]$/, "")}… ${text.length}`;
}
