import type { Discussion, Post, Site } from "../../scripts/content/model.ts";
import type { ParsedContent } from "../../scripts/content/parse-content.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { parseFiles, printProblems } from "./parsed.ts";

const sound = { "discussions/sound.md": writeDiscussion() };

/** Each kind of fixture: turns its input into readable lines. */
export const printers = {
  /** A whole discussion's file. */
  discussion: (text: string) => printFirst(parseFiles({ "discussions/question.md": text }), allKeys),
  /**
   * Lines of YAML that replace or follow those of a valid discussion with the reply `1-mina.md`.
   */
  discussionKeys: (lines: string) =>
    printFirst(
      parseFiles({
        "discussions/question.md": writeLines(['title: "پرسش"', "author: نگار", "created: 2026-01-05 10:00", "tags: [php]"], lines),
        "discussions/question/1-mina.md": writeReply(),
      }),
      listKeys(lines),
    ),
  /** The same for a reply to `question`. */
  replyKeys: (lines: string) => {
    const reply = writeLines(["author: آرش", "created: 2026-02-05 10:00"], lines);
    const parsed = parseFiles({ "discussions/question.md": writeDiscussion(), "discussions/question/1-mina.md": reply });
    return printProblems(parsed.problems) || printPost(parsed.content.discussions[0]?.replies[0], listKeys(lines));
  },
  /** The same for a page. */
  pageKeys: (lines: string) => {
    const { content, problems } = parseFiles({ ...sound, "pages/rules.md": writeLines(["title: قواعد"], lines) });
    const { title, description, footer } = content.pages[0] ?? {};
    const more = [description === undefined ? "" : `description: ${description}\n`, footer === false ? "footer: false\n" : ""];
    return printProblems(problems) || `title: ${title}\n${more.join("")}`;
  },
  site: (text: string) => {
    const { content, problems } = parseFiles({ ...sound, "site.yaml": text });
    return printProblems(problems) || printSite(content.site, listKeys(text));
  },
  banner: (text: string) => {
    const { content, problems } = parseFiles({ ...sound, "banner.yaml": text });
    return printProblems(problems) || content.campaigns.map((campaign) => `${JSON.stringify(campaign)}\n`).join("");
  },
  tags: (text: string) => {
    const { content, problems } = parseFiles({ ...sound, "tags.yaml": text });
    return (
      printProblems(problems) || content.tags.map(({ line: _line, column: _column, ...entry }) => `${JSON.stringify(entry)}\n`).join("")
    );
  },
} as const satisfies Readonly<Record<string, (input: string) => string>>;

const allKeys = ["title", "author", "created", "tags", "updated", "status", "answer", "redirectFrom", "body"];

/** A file of these lines. Lines of the case replace those with the same key or follow them. */
function writeLines(base: readonly string[], lines: string): string {
  const keys = listKeys(lines);
  const kept = base.filter((line) => !keys.includes(line.split(":")[0] ?? ""));
  return `---\n${kept.map((line) => `${line}\n`).join("")}${lines}---\nمتن.\n`;
}

function listKeys(lines: string): readonly string[] {
  return [...lines.matchAll(/^([A-Za-z]+):/gm)].map(([, key = ""]) => key);
}

function printFirst({ content, problems, notes, counts }: ParsedContent, keys: readonly string[]): string {
  if (problems.length > 0) return printProblems(problems);
  const [discussion] = content.discussions;
  if (!discussion) return counts.drafts === 1 ? "a draft\n" : "nothing\n";
  return printNotes(printProblems(notes)) + printPost(discussion, keys);
}

function printNotes(notes: string): string {
  return notes.replace(/^/gm, "note ").replace(/note $/, "");
}

function printPost(post: (Post & Partial<Discussion>) | undefined, keys: readonly string[]): string {
  if (!post) return "nothing\n";
  const values: Readonly<Record<string, string | undefined>> = {
    title: post.title,
    author: post.author,
    created: printMoment(post.created),
    tags: post.tags?.join(" | "),
    updated: post.update && `${printMoment(post.update.at)} by ${post.update.by}`,
    status: post.status,
    answer: post.answer,
    redirectFrom: post.redirectFrom?.map(({ url, query }) => (query === undefined ? url : `${url}?${query}`)).join(" | ") || undefined,
    body: JSON.stringify(post.readBody()),
  };
  return keys.map((key) => (values[key] === undefined ? "" : `${key}: ${values[key]}\n`)).join("") || "nothing changed\n";
}

/** A date with its instant, and with "day" if no time was written. */
function printMoment({ at, datetime, dayOnly }: Post["created"]): string {
  return `${datetime} = ${new Date(at * 1000).toISOString()}${dayOnly ? " day" : ""}`;
}

function printSite({ zone, ...site }: Site, keys: readonly string[]): string {
  const values: Readonly<Record<string, unknown>> = { ...site, timeZone: zone.name };
  return (keys.length > 0 ? keys : Object.keys(values)).map((key) => `${key}: ${JSON.stringify(values[key])}\n`).join("");
}
