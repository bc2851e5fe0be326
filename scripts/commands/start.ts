import { resolve, sep } from "node:path";
import { checkContent, checkFolders, checkStore } from "../build/folders.ts";
import { readClock } from "../build/instant.ts";
import { code, findOwnFile } from "../project.ts";
import type { ChildBuildOptions } from "../serve/child-build.ts";
import { serveLive } from "../serve/live-site.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { createStandbyBuild } from "../serve/standby-build.ts";
import { waitForStop } from "../serve/stop.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { printLines } from "./terminal/output.ts";

/** Watched like the content, because each build loads the code again. */
const codePaths = code.map(findOwnFile);

/** Its process starts before there is anything to build. */
const standbyScript = findOwnFile("scripts/commands/standby-build.ts");

export const startCommand = defineCommand({
  name: "npm start",
  purpose: "Builds and serves the site; builds again and reloads the browser on a change.",
  options: ["content", "output", "base", "now", "port", "address", "store", "skipBroken", "noSearch"],
  run: async ({ content, output, base, now, port, address, store, skipBroken, noSearch }, environment) => {
    readClock(environment);
    checkContent(content);
    checkFolders(content, output);
    checkStore(store, content, output);
    const ending = new AbortController();
    const stopped = waitForStop().then(() => ending.abort());
    const describeBuild = (script: string, ...switches: readonly string[]): ChildBuildOptions => ({
      script,
      args: [...listValues({ content, output, base, now, store }), ...(skipBroken ? ["--skip-broken"] : []), ...switches, "--json"],
      signal: ending.signal,
    });
    const isCode = (path: string) => codePaths.some((own) => resolve(path) === own || resolve(path).startsWith(own + sep));
    const rebuild = createStandbyBuild(describeBuild(standbyScript, ...(noSearch ? ["--no-search"] : [])), isCode);
    const site = await serveLive({
      folder: output,
      findBasePath: async () => takePath(base ?? (await readSiteBase(content))),
      port,
      host: address,
      rebuild,
      signal: ending.signal,
      roots: [content, ...codePaths],
      unwatched: [output],
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
