import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createDice } from "../../support/dice.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { changeLimits } from "../../support/limits.ts";
import { build, now } from "../../support/site/site.ts";
import { startForum } from "./edits.ts";

/**
 * Edits of each forum, and the minimum of its discussions. `EDITS=334 DISCUSSIONS=50` makes a
 * thousand edits of larger forums.
 */
const edits = Number(process.env.EDITS ?? 8);
const discussions = Number(process.env.DISCUSSIONS ?? 6);

/** Three replies on a page, so that edits add, remove and fill pages of discussions. */
changeLimits({ repliesPerPage: 3 });

/** Otherwise no build would use the shortcuts for files that changed some time ago. */
beforeAll(() => {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
});

describe("an incremental build writes the same tree as a clean one", () => {
  test.each([1, 2, 3])("after random edits of forum %i", { timeout: 7_200_000 }, async (seed) => {
    const dice = createDice(seed);
    const folder = makeFolder();
    const forum = startForum(join(folder, "content"), discussions + dice(3 * discussions), now, dice);
    const [output, store] = [join(folder, "dist"), join(folder, "store")];
    const done: string[] = [];
    let compared = 0;
    for (let count = 0; count < edits; count++) {
      const options = { clock: forum.now(), output, store, cache: "used" } as const;
      const site = await build(forum.content, options);
      const clean = await build(forum.content, { clock: forum.now() });
      expect([done, site.problems]).toEqual([done, clean.problems]);
      if (clean.problems.length === 0) {
        expect([done, readTree(site.output)]).toEqual([done, readTree(clean.output)]);
        compared++;
      }
      rmSync(clean.output, { recursive: true, force: true });
      done.push(forum.edit());
    }
    // After an edit that breaks something, the next one fixes it.
    expect(compared).toBeGreaterThanOrEqual(edits / 2);
  });
});
