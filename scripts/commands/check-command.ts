import { formatJson } from "../content/problem.ts";
import { count, formatProblems } from "./report.ts";
import type { Command } from "./run-command.ts";

export const checkCommand: Command = {
  name: "npm run check",
  purpose: "Reads all content and prints every problem; builds nothing.",
  options: ["content", "base", "now", "json"],
  run: async (options) => {
    const [{ prepareBuild }, { pages }] = await Promise.all([import("./prepare-build.ts"), import("../../.eleventy.ts")]);
    const { loaded, problems } = await prepareBuild({ ...options, skipBroken: false, search: "new", isCheck: true }, pages);
    const { forum, notes, counts } = loaded;
    const ok = problems.length === 0;
    if (options.json) console.log(formatJson({ ok, problems, notes, counts }));
    else {
      if (notes.length > 0) console.error(formatProblems(notes, "note"));
      if (!ok) console.error(formatProblems(problems, "problem"));
      else console.log(`${count(counts.files, "file")}, ${count(forum.entries.length, "discussion")}: no problem.`);
    }
    return ok ? 0 : 1;
  },
};
