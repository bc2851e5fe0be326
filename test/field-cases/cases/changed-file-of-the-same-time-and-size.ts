import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, readTree } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "finds a change that keeps the time and size of a file, and builds the same bytes for the same time",
  observe: async () => {
    const folder = makeFolder({ "content/discussions/talk.md": writeDiscussion({}, "متن پیش.") });
    const content = join(folder, "content");
    const file = join(content, "discussions/talk.md");
    const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
    await buildSound(content, options);
    const { atime, mtime, size } = statSync(file);
    writeFileSync(file, writeDiscussion({}, "متن پسا."));
    utimesSync(file, atime, mtime);
    const again = await buildSound(content, options);
    const clean = await buildSound(content, { output: join(folder, "clean") });
    return {
      sameSize: statSync(file).size === size,
      shown: again.read("discussions/talk/index.html").includes("متن پسا."),
      equal: JSON.stringify(readTree(again.output)) === JSON.stringify(readTree(clean.output)),
    };
  },
  right: { sameSize: true, shown: true, equal: true },
};
