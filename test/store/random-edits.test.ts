import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, readTree } from "../setup/disk.ts";
import { build, now } from "../setup/site.ts";
import { createDice, startForum } from "./edits.ts";

/** Edits of each forum; `EDITS` sets another number for a longer run. */
const edits = Number(process.env.EDITS ?? 8);

describe("a build that remembers gives the tree of a clean one", () => {
  test.each([1, 2, 3])("after each of some edits of forum %i", { timeout: 600_000 }, async (seed) => {
    const dice = createDice(seed);
    const folder = makeFolder();
    const forum = startForum(join(folder, "content"), 6 + dice(20), now, dice);
    const [output, store] = [join(folder, "dist"), join(folder, "store")];
    const done: string[] = [];
    for (let count = 0; count < edits; count++) {
      const options = { clock: forum.now(), output, store, memory: "used" } as const;
      const site = await build(forum.content, options);
      const clean = await build(forum.content, { clock: forum.now() });
      expect([done, site.problems]).toEqual([done, clean.problems]);
      if (clean.problems.length === 0) expect([done, readTree(site.output)]).toEqual([done, readTree(clean.output)]);
      done.push(forum.edit());
    }
  });
});
