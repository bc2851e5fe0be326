import { loadForum } from "./load-forum.ts";
import { formatProblems } from "./report.ts";
import { runCommand } from "./run-command.ts";

await runCommand({
  name: "npm run check",
  purpose: "Reads all content and prints every problem; builds nothing.",
  options: ["content", "base", "now", "json"],
  run: async (options) => {
    const { forum, problems, notes, counts } = loadForum({ ...options, skipBroken: false });
    const ok = problems.length === 0;
    if (options.json) console.log(JSON.stringify({ ok, problems, notes, counts }));
    else {
      if (notes.length > 0) console.error(formatProblems(notes, "note"));
      if (!ok) console.error(formatProblems(problems, "problem"));
      else console.log(`${counts.files} files, ${forum.entries.length} discussions: no problem.`);
    }
    return ok ? 0 : 1;
  },
});
