import { escapeControls, formatJson } from "../content/problem.ts";
import type { MendedFile } from "./mend-content.ts";
import { formatFound } from "./print-problems.ts";
import { count } from "./report.ts";
import type { Command } from "./run-command.ts";

export const checkCommand: Command = {
  name: "npm run check",
  purpose: "Reads all content and prints every problem; builds nothing.",
  options: ["content", "base", "now", "fix", "json"],
  run: async (options, environment) => {
    const [{ prepareBuild }, { pages }, { mendContent }] = await Promise.all([
      import("./prepare-build.ts"),
      import("../../.eleventy.ts"),
      import("./mend-content.ts"),
    ]);
    const mended = options.fix ? mendContent(options.content) : [];
    const { loaded, problems } = await prepareBuild({ ...options, skipBroken: false, search: "new", isCheck: true }, pages);
    const { forum, notes, counts, locate } = loaded;
    const ok = problems.length === 0;
    if (options.json) console.log(formatJson({ ok, problems, notes, counts, ...(options.fix && { mended }) }));
    else {
      const surroundings = { content: options.content, locate, environment, stream: process.stderr };
      for (const line of mended.flatMap(describeMended)) console.log(line);
      if (notes.length > 0) console.error(formatFound(notes, "note", surroundings));
      if (!ok) console.error(formatFound(problems, "problem", surroundings));
      else console.log(`${count(counts.files, "file")}, ${count(forum.entries.length, "discussion")}: no problem.`);
    }
    return ok ? 0 : 1;
  },
};

function describeMended({ file, mends }: MendedFile): readonly string[] {
  return mends.map(({ was, is }) => escapeControls(`${file}: \`${was}\` is now \`${is}\`.`));
}
