import type { Discussion } from "../../scripts/content/model.ts";
import type { ParsedContent } from "../../scripts/content/parse-content.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { parseFiles, printProblems } from "../content/parsed.ts";
import { findElements, readAttribute, readPage, render } from "../markdown/post.ts";
import { now, writeDiscussion } from "../support/site/site.ts";

/** The values in the front matter of `\sound`. */
const defaultValues = { title: "پرسش آزمایشی دربارهٔ ایمنی", author: "sara", tags: "javascript", status: "published" };

/** The length of a post's quotation in an outcome, in UTF-16 units. */
const quoted = 200;

/** Parses a file together with a valid discussion. */
export function parseAlone(path: string, bytes: Uint8Array): ParsedContent {
  return parseFiles({ "discussions/sound.md": writeDiscussion(), [path]: bytes });
}

/**
 * The outcome of a file together with a valid discussion: its problems, or else its notes, its
 * values that are not defaults, the visible text of its post, and the addresses of its links.
 */
export function printOutcome(path: string, { content, problems, notes }: ParsedContent): string {
  if (problems.length > 0) return printProblems(problems);
  const held = gatherForum(content, now, forumUrls).notes;
  const lines = printProblems([...notes, ...held]).replaceAll(/^(?=.)/gm, "note ");
  const discussion = content.discussions.find(({ file }) => file === path);
  return lines + (discussion ? printDiscussion(discussion) : "a draft\n");
}

function printDiscussion(discussion: Discussion): string {
  const { title, author, tags, status, redirectFrom, removed } = discussion;
  const old = redirectFrom.map(({ url, query }) => `old: ${url}${query === undefined ? "" : `?${query}`}\n`);
  if (removed) return [`removed: ${removed.datetime}\n`, ...old].join("");
  const html = render(discussion.readBody());
  const keys = Object.entries({ title, author, tags: tags.join(" | "), status }).filter(
    ([key, value]) => Reflect.get(defaultValues, key) !== value,
  );
  const links = findElements(html).flatMap((element) => readAttribute(element, "href") ?? readAttribute(element, "src") ?? []);
  return [
    ...keys.map(([key, value]) => `${key}: ${value}\n`),
    ...old,
    `text: ${shorten(JSON.stringify(readPage(html).trim()))}\n`,
    ...(links.length > 0 ? [`links: ${shorten(links.join(" "))}\n`] : []),
  ].join("");
}

function shorten(text: string): string {
  return text.length <= quoted ? text : `${text.slice(0, quoted).replace(/[\ud800-\udbff]$/, "")}… ${text.length}`;
}
