import { gatherForum } from "../../scripts/forum/gather.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { printers } from "../content/golden.ts";
import { parseFiles, printProblems } from "../content/parsed.ts";
import { now } from "../support/site/site.ts";

/** The outcome of a hostile or mistaken discussion. */
export const attacks = {
  discussion: printers.discussion,
  /**
   * The tag pages and their discussions. The input is one file, or several files, each below a line
   * `=== name.md`.
   */
  tagPages: (text: string) => {
    const [first = "", ...more] = text.split(/^=== (.+)\n/m);
    const names = more.filter((_, index) => index % 2 === 0);
    const files =
      more.length === 0 ? { "question.md": first } : Object.fromEntries(names.map((name, index) => [name, more[index * 2 + 1] ?? ""]));
    const { content, problems } = parseFiles(
      Object.fromEntries(Object.entries(files).map(([name, file]) => [`discussions/${name}`, file])),
    );
    if (problems.length > 0) return printProblems(problems);
    const { tags } = gatherForum(content, now, forumUrls).forum;
    return tags
      .map(({ label, url, entries }) => `${url} ${label}: ${entries.map(({ discussion }) => discussion.slug).join(", ")}\n`)
      .join("");
  },
} as const satisfies Readonly<Record<string, (input: string) => string>>;
