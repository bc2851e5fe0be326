import type { MendedFile } from "../authoring/fix-content.ts";
import { readClock } from "../build/instant.ts";
import { prepareCheck } from "../build/prepare-check.ts";
import { describeProblem } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { escapeControls, formatLogJson } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";
import { count } from "./format-problems.ts";
import { formatFound } from "./print-problems.ts";
import { defineCommand } from "./run-command.ts";

export const checkCommand = defineCommand({
  name: "npm run check",
  purpose: "Reads all content and prints every problem; builds nothing.",
  options: ["content", "base", "now", "fix", "json"],
  run: async (options, environment) => {
    const clock = readClock(environment);
    const { mendContent } = await import("../authoring/fix-content.ts");
    const { files: mended, closed } = options.fix ? mendContent(options.content) : { files: [], closed: [] };
    const { loaded, problems } = await prepareCheck({ ...options, clock });
    const { forum, notes, counts, locate } = loaded;
    const ok = problems.length === 0;
    const words = findProblemWords(forum.site.language);
    const tell = (found: typeof problems) => found.map((one) => describeProblem(one, words));
    if (options.json)
      console.log(formatLogJson({ ok, problems: tell(problems), notes: tell(notes), counts, ...(options.fix && { mended, closed }) }));
    else {
      const surroundings = { content: options.content, locate, words, environment, stream: process.stderr };
      for (const line of mended.flatMap((file) => describeMended(file, words))) console.log(line);
      for (const file of closed) console.error(escapeControls(fillIn(words.closing.notWritten, { file })));
      if (notes.length > 0) console.error(formatFound(notes, "notes", surroundings));
      if (!ok) console.error(formatFound(problems, "problems", surroundings));
      else if (closed.length === 0) console.log(describeSound(counts.files, forum.entries.length, words));
    }
    if (!ok) return 1;
    return closed.length > 0 ? 3 : 0;
  },
});

function describeMended({ file, mends }: MendedFile, { closing }: ProblemWords): readonly string[] {
  return mends.map(({ was, is }) => escapeControls(fillIn(closing.fixed, { file, was, is })));
}

function describeSound(files: number, discussions: number, words: ProblemWords): string {
  return fillIn(words.closing.sound, { files: count(files, "files", words), discussions: count(discussions, "discussions", words) });
}
