import { join } from "node:path";
import { runCommand } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";

const many = (title: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, string] => [
    `discussions/${title}-${index % 7}-${index}.md`,
    writeDiscussion({ title: `"${title} ${index}"`, tags: `[php, t${index % 9}, ${title}]` }),
  ]);

/** Two forums. The second has half the discussions of the first and others for the rest. */
export const forums = (["one", "two"] as const).map((title) =>
  makeFolder(Object.fromEntries([...many("both", 30), ...many(title, title === "one" ? 40 : 20)])),
);

/** The arguments after `npm run build --`. */
export function listArguments(content: string, output: string): readonly string[] {
  return [`--content=${content}`, `--output=${output}`, "--now=2026-11-27T00:00:00Z", "--no-search"];
}

/** The trees of both, each built in its own folder. */
export async function buildTrees(): Promise<readonly Readonly<Record<string, string>>[]> {
  const trees: Readonly<Record<string, string>>[] = [];
  for (const content of forums) {
    const output = join(makeFolder(), "dist");
    const { status, errors } = await runCommand("build", listArguments(content, output));
    if (status !== 0) throw new Error(errors);
    trees.push(readTree(output));
  }
  return trees;
}
