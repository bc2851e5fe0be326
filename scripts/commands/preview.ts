import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBuiltPath } from "../build/output/built-path.ts";
import { recover } from "../build/output/recover.ts";
import { serveFolder } from "../serve/serve-folder.ts";
import { describeServing, warnOfReaders } from "../serve/serving-lines.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { formatBuildCommand } from "./terminal/command-hints.ts";
import { printErrors, printLines } from "./terminal/output.ts";

export const previewCommand = defineCommand({
  name: "preview",
  purpose: "Serves a built site as a static host does.",
  options: ["output", "base", "content", "port", "address"],
  run: async (options, environment) => {
    const { output, content, base, port, address: host } = options;
    if (!recover(output)) {
      const build = formatBuildCommand(options, environment);
      printErrors([`A build of \`${output}\` was interrupted and cannot be completed: run ${build} again.`]);
      return 3;
    }
    if (!existsSync(join(output, "index.html"))) {
      printErrors([`There is no site in \`${output}\`: run ${formatBuildCommand(options, environment)} first.`]);
      return 3;
    }
    const path = base === undefined ? await readBuiltPath(output) : takePath(base);
    const basePath = path ?? takePath(await readSiteBase(content));
    const stopped = waitForStop();
    const served = await serveFolder({ folder: output, basePath, port, host, isPublic: true });
    printLines([...warnOfReaders(served), ...describeServing(output, served, basePath)]);
    await stopped;
    await served.close();
    return 0;
  },
});

await runIfEntry(previewCommand, import.meta.url);
