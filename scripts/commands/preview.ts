import { existsSync } from "node:fs";
import { join } from "node:path";
import { baseOption, contentOption, outputOption, portOption, type ServeChoices } from "../serve/options.ts";
import { complain, runCommand } from "../serve/run-command.ts";
import { serveFolder } from "../serve/serve-folder.ts";
import { readSiteBase, takePath } from "../serve/site-base.ts";
import { waitForStop } from "../serve/stop.ts";

await runCommand({
  name: "npm run preview",
  purpose: "Serves a built site as a static host does, on this machine alone.",
  options: [outputOption, baseOption, contentOption, portOption],
  run: preview,
});

async function preview({ output, content, base, port }: ServeChoices): Promise<number> {
  if (!existsSync(join(output, "index.html"))) return complain(`There is no site in \`${output}\`: run npm run build first.`, 3);
  const basePath = takePath(base ?? (await readSiteBase(content)));
  const { url, close } = await serveFolder({ folder: output, basePath, port });
  console.log(`Serving ${output} at ${url} – stop with Ctrl+C.`);
  await waitForStop();
  await close();
  return 0;
}
