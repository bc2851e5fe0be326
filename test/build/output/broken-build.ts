import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockName } from "../../../scripts/build/output/own-names.ts";
import { hasJournal } from "../../../scripts/build/output/recover.ts";
import { makeFolder } from "../../support/disk.ts";
import { breakAt, quickDisk } from "./breaking-disk.ts";
import { newSite, oldSite, publishSite } from "./sites.ts";

/**
 * A new folder with the old site, in which a build of the new site was killed just after it renamed
 * its journal.
 */
export function breakOff(): string {
  for (let call = 1; ; call++) {
    const output = makeFolder();
    publishSite(oldSite, output, quickDisk);
    try {
      publishSite(newSite, output, breakAt(call, "stop").disk);
    } catch {
      if (!hasJournal(output)) continue;
      // Its process is this one, which still runs.
      rmSync(join(output, lockName), { recursive: true });
      return output;
    }
    throw new Error("the build was not broken off");
  }
}
