import { join } from "node:path";
import type { BuildOptions } from "../../scripts/commands/build-site.ts";
import { listFiles, makeFolder } from "../setup/disk.ts";
import { type BuiltSite, build, writeDiscussion } from "../setup/site.ts";
import { type Attack, corpus, findPath } from "./corpus.ts";

/** A content folder of attacks beside a sound discussion. */
export function makeHostileContent(attacks: readonly Attack[] = corpus): string {
  return makeFolder({
    "site.yaml": "pageSize: 20\n",
    "discussions/sound.md": writeDiscussion(),
    ...Object.fromEntries(attacks.map((attack) => [findPath(attack), attack.bytes])),
  });
}

/** Builds the whole corpus with what is broken held back, and lists what was written beside the output. */
export async function buildCorpus(
  options: Partial<BuildOptions> = {},
): Promise<{ readonly site: BuiltSite; readonly outside: readonly string[] }> {
  const around = makeFolder();
  const site = await build(makeHostileContent(), { output: join(around, "dist"), skipBroken: true, ...options });
  return { site, outside: listFiles(around).filter((path) => !path.startsWith("dist/")) };
}
