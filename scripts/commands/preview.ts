import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBuiltPath } from "../build/output/built-path.ts";
import { recover } from "../build/output/recover.ts";
import { serveFolder } from "../serve/serve-folder.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";
import { escapeControls } from "../text/escape-output.ts";
import { describeBuild } from "./describe-commands.ts";
import { defineCommand, runCommand } from "./run-command.ts";

const previewCommand = defineCommand({
  name: "npm run preview",
  purpose: "Serves a built site as a static host does, on this machine alone.",
  options: ["output", "base", "content", "port"],
  run: async (options) => {
    const { output, content, base, port } = options;
    if (!recover(output)) {
      const build = describeBuild(options);
      console.error(`A build of \`${escapeControls(output)}\` was broken off, and nobody can complete it: run ${build} again.`);
      return 3;
    }
    if (!existsSync(join(output, "index.html"))) {
      console.error(`There is no site in \`${escapeControls(output)}\`: run ${describeBuild(options)} first.`);
      return 3;
    }
    const path = base === undefined ? await readBuiltPath(output) : takePath(base);
    const basePath = path ?? takePath(await readSiteBase(content));
    const stopped = waitForStop();
    const { url, close } = await serveFolder({ folder: output, basePath, port, isPublic: true });
    console.log(`Serving ${escapeControls(output)} at ${url} – stop with Ctrl+C.`);
    await stopped;
    await close();
    return 0;
  },
});

await runCommand(previewCommand);
