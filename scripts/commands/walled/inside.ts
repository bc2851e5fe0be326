import { join } from "node:path";
import { requireLocale } from "../../locale/locales.ts";
import { buildCommand, runBuild } from "../build-command.ts";
import { type Command, runCommand } from "../run-command.ts";
import { type PreparedSite, planIconsAlone, readPrepared } from "./prepared.ts";
import { preparedName, walledOptions } from "./walled-options.ts";

const prepared = readPrepared(join(import.meta.dirname, preparedName));

/** @throws where the language has no words; the site's settings were checked before. */
function find(language: string): PreparedSite {
  const site = prepared[requireLocale(language).language];
  if (!site) throw new Error(`nothing was prepared for \`${language}\``);
  return site;
}

/** The part of a walled build that reads content: started by `walled-command.ts`, in a process that may do little else. */
const command: Command = {
  ...buildCommand,
  name: "npm run build:walled",
  options: walledOptions,
  run: (options) =>
    runBuild(options, {
      search: "none",
      memory: "none",
      workers: 0,
      // They were made before any content was read, so that they follow no labels and no theme of it.
      loadAssets: async ({ language }) => find(language),
      planPictures: ({ site }) => planIconsAlone(find(site.language), site.name),
    }),
};

await runCommand(command);
