import { join } from "node:path";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const names = ["a [1] (2) {3}", "%41 #x ?", "$HOME !(a|b)", "فضای کار"];

export const fieldCase: FieldCase = {
  behaviour: "builds and checks a folder whose path has brackets and other signs of patterns",
  observe: async () => {
    const folders = makeFolder(Object.fromEntries(names.map((name) => [`${name}/content/discussions/q.md`, writeDiscussion()])));
    const built: string[] = [];
    const checked: string[] = [];
    for (const name of names) {
      const content = join(folders, name, "content");
      const { files } = await buildSound(content, { output: join(folders, name, "dist") });
      if (files.includes("discussions/q/index.html")) built.push(name);
      if ((await callCommand(checkCommand, [`--content=${content}`])).status === 0) checked.push(name);
    }
    return { built, checked };
  },
  right: { built: names, checked: names },
};
