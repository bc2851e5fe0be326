import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBuilder } from "../../../scripts/build/builder.ts";
import { now, writeDiscussion, writeReply } from "../../support/site/site.ts";

/**
 * Builds a small forum again and again in one process, and prints as JSON how many bytes of the
 * heap are in use after each forty edits: node --expose-gc scripts/run.mjs THIS FOLDER EDITS.
 * After six edits the forum has as many texts as before.
 */
const [folder = "", edits = ""] = process.argv.slice(2);
const content = join(folder, "content");
const writeText = (seed: number) => Array.from({ length: 3000 }, (_, index) => `واژه${(seed * 7919 + index * 31) % 9973}`).join(" ");
const find = (name: string) => join(content, "discussions", name);

function write(name: string, text: string): readonly string[] {
  writeFileSync(find(name), text);
  return [find(name)];
}

function remove(name: string): readonly string[] {
  rmSync(find(name));
  return [find(name)];
}

function edit(seed: number): readonly string[] {
  const text = writeText(seed);
  switch (seed % 6) {
    case 0:
      return write("d0.md", writeDiscussion({}, text));
    case 1:
      return write("d1.md", writeDiscussion({ tags: `[tag-${seed}]`, title: `عنوان ${seed}` }, text));
    case 2:
      return write("d2/1.md", writeReply({ author: `نویسندهٔ ${seed}` }, text));
    case 3:
      return write(`n${seed}.md`, writeDiscussion({ author: `نویسندهٔ ${seed}` }, text));
    case 4:
      return remove(`n${seed - 1}.md`);
    default:
      return remove("d2/1.md");
  }
}

mkdirSync(find("d2"), { recursive: true });
for (let index = 0; index < 8; index++) write(`d${index}.md`, writeDiscussion({ title: `گفتگوی ${index}` }, writeText(index)));
const folders = { content, output: join(folder, "dist"), store: join(folder, "store") };
const builder = openBuilder({ ...folders, skipBroken: false, search: true, cardLimit: 0, workers: 0 }, true);
const used: number[] = [];
let changed: readonly string[] = [];
for (let seed = 0; seed < Number(edits); seed++) {
  const { problems } = await builder.build({ clock: now, announce: () => undefined, storing: "later", changed });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  if (seed % 30 === 29) builder.store();
  if (seed % 40 === 39) {
    global.gc?.();
    used.push(process.memoryUsage().heapUsed);
  }
  changed = edit(seed);
}
process.stdout.write(JSON.stringify(used));
