import { join } from "node:path";
import type { BuildOptions } from "../../scripts/build/build.ts";
import { splitBody } from "../../scripts/content/parse/front-matter.ts";
import { type Files, listFiles, makeFolder, writeFiles } from "../support/disk.ts";
import { type BuiltSite, build, writeDiscussion, writeReply } from "../support/site/site.ts";
import { type Attack, corpus, findPath, isRefused } from "./corpus.ts";

/** A content folder of attacks and a valid discussion. */
export function makeHostileContent(attacks: readonly Attack[] = corpus): string {
  return makeFolder({
    "site.yaml": "pageSize: 20\n",
    "discussions/sound.md": writeDiscussion(),
    ...Object.fromEntries(attacks.map((attack) => [findPath(attack), attack.bytes])),
  });
}

/**
 * The bodies of attacks as replies to a few discussions, so that few pages show many. Attacks of
 * size are left out.
 */
function gatherReplies(each: number): Files {
  const bodies = corpus.flatMap((attack) => {
    const body =
      isRefused(attack) || attack.kind === "pathological"
        ? undefined
        : splitBody(new TextDecoder().decode(attack.bytes).replaceAll("\r\n", "\n"));
    return body === undefined ? [] : [[attack.name, body] as const];
  });
  const replies = bodies.map(
    ([name, body], index) => [`discussions/replies-${Math.floor(index / each)}/${name}.md`, writeReply({}, body)] as const,
  );
  const openings = replies.map(([path]) => [path.replace(/\/[^/]*$/, ".md"), writeDiscussion()] as const);
  return Object.fromEntries([...replies, ...openings]);
}

/** The content of the corpus and its bodies as replies, with one page for each listing. */
export function makeDenseContent(): string {
  const content = makeHostileContent();
  writeFiles(content, { "site.yaml": "pageSize: 200\n", ...gatherReplies(40) });
  return content;
}

/** Builds the whole corpus without broken files, and lists files written outside the output. */
export async function buildCorpus(
  options: Partial<BuildOptions> = {},
): Promise<{ readonly site: BuiltSite; readonly outside: readonly string[] }> {
  const around = makeFolder();
  const site = await build(makeHostileContent(), { output: join(around, "dist"), skipBroken: true, ...options });
  return { site, outside: listFiles(around).filter((path) => !path.startsWith("dist/")) };
}
