import { existsSync } from "node:fs";
import { buildScript, createChildBuild } from "../serve/child-build.ts";
import { serveLive } from "../serve/live-site.ts";
import { baseOption, contentOption, nowOption, outputOption, portOption, type ServeChoices } from "../serve/options.ts";
import { complain, runCommand } from "../serve/run-command.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";

/** Watched beside the content, since each build loads the code afresh. */
const code = ["layouts", "scripts", ".eleventy.ts"];

await runCommand({
  name: "npm start",
  purpose: "Builds and serves the site on this machine; builds again and reloads the browser on a change.",
  options: [contentOption, outputOption, baseOption, nowOption, portOption],
  run: start,
});

async function start({ content, output, base, now, port }: ServeChoices): Promise<number> {
  if (!existsSync(content)) return complain(`There is no content folder \`${content}\`: make it, or name another with --content.`, 3);
  const ending = new AbortController();
  const stopped = waitForStop().then(() => ending.abort());
  const site = await serveLive({
    folder: output,
    findBasePath: async () => takePath(base ?? (await readSiteBase(content))),
    port,
    rebuild: createChildBuild({ script: buildScript, args: listBuildArgs({ content, output, base, now }), signal: ending.signal }),
    signal: ending.signal,
    roots: [content, ...code],
    unwatched: [output],
    print: (line) => console.log(line),
  });
  await stopped;
  await site.close();
  return 0;
}

function listBuildArgs(options: Readonly<Record<string, string | undefined>>): readonly string[] {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return [...given.map(([name, value]) => `--${name}=${value}`), "--json"];
}
