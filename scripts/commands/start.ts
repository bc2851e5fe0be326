import { checkContent, checkFolders, checkStore } from "../build/folders.ts";
import { readClock } from "../build/instant.ts";
import { isInside } from "../build/place.ts";
import { code, findEntry, findOwnFile, ownCode } from "../project.ts";
import { createBuildProcess } from "../serve/build-process.ts";
import { serveLive } from "../serve/live-site.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { printLines } from "./terminal/output.ts";

/** Watched like the content: a change of code starts another process that builds. */
const codePaths = [...code.map(findOwnFile), ...ownCode];

export const startCommand = defineCommand({
  name: "start",
  purpose: "Builds and serves the site; builds again and reloads the browser on a change.",
  options: ["content", "output", "base", "now", "port", "address", "store", "skipBroken", "noSearch", "poll"],
  run: async ({ content, output, base, now, port, address, store, skipBroken, noSearch, poll }, environment) => {
    readClock(environment);
    checkContent(content);
    checkFolders(content, output);
    checkStore(store, content, output);
    const ending = new AbortController();
    const stopped = waitForStop().then(() => ending.abort());
    const isCode = (path: string) => codePaths.some((own) => isInside(path, own));
    const switches = [...(skipBroken ? ["--skip-broken"] : []), ...(noSearch ? ["--no-search"] : [])];
    // Its process stays, and keeps the forum in memory.
    const service = findEntry("build-service");
    const args = [...service.args, ...listValues({ content, output, base, now, store }), ...switches];
    const building = createBuildProcess({ script: service.script, args, signal: ending.signal }, isCode);
    const site = await serveLive({
      folder: output,
      findBasePath: async () => takePath(base ?? (await readSiteBase(content))),
      port,
      host: address,
      rebuild: building.rebuild,
      renderPending: building.renderPending,
      waitForPage: building.waitForPage,
      finish: building.store,
      signal: ending.signal,
      roots: [content, ...codePaths],
      unwatched: [output],
      poll,
      print: printLines,
    });
    await stopped;
    await site.close();
    return 0;
  },
});

function listValues(options: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]));
}

await runIfEntry(startCommand, import.meta.url);
