import { buildScript, createChildBuild } from "../serve/child-build.ts";
import { serveLive } from "../serve/live-site.ts";
import type { Rebuild } from "../serve/rebuild.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";
import { checkContent, checkFolders } from "./folders.ts";
import { runCommand } from "./run-command.ts";

/** Watched beside the content, since each build loads the code afresh. */
const code = ["layouts", "scripts", ".eleventy.ts"];

await runCommand({
  name: "npm start",
  purpose: "Builds and serves the site on this machine; builds again and reloads the browser on a change.",
  options: ["content", "output", "base", "now", "port", "store", "skip-broken", "no-search"],
  run: async ({ content, output, base, now, port, store, skipBroken, search }) => {
    checkContent(content);
    checkFolders(content, output);
    const ending = new AbortController();
    const stopped = waitForStop().then(() => ending.abort());
    const createBuild = (...switches: readonly string[]) =>
      createChildBuild({
        script: buildScript,
        args: [...listValues({ content, output, base, now, store }), ...(skipBroken ? ["--skip-broken"] : []), ...switches, "--json"],
        signal: ending.signal,
      });
    const site = await serveLive({
      folder: output,
      findBasePath: async () => takePath(base ?? (await readSiteBase(content))),
      port,
      ...(search === "none"
        ? { rebuild: createBuild("--no-search") }
        : { rebuild: createBuild("--keep-search"), finish: sayLast(createBuild()) }),
      signal: ending.signal,
      roots: [content, ...code],
      unwatched: [output],
      print: (line) => console.log(line),
    });
    await stopped;
    await site.close();
    return 0;
  },
});

/** Of a build that is right, the report's last line alone, which tells of the search index: the lines above stand there already. */
function sayLast(rebuild: Rebuild): Rebuild {
  return async (...asked) => {
    const result = await rebuild(...asked);
    return result.ok ? { ...result, summary: result.summary.split("\n").at(-1) ?? "" } : result;
  };
}

function listValues(options: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]));
}
