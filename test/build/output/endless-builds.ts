import { writeSync } from "node:fs";
import { type Disk, systemDisk } from "../../../scripts/build/output/disk.ts";
import { widenedName } from "../../../scripts/build/output/own-names.ts";
import { buildLargeSite, versions } from "./large-site.ts";
import { publishSite } from "./sites.ts";

/** The system's disk. It prints a line when a site is staged and publishing begins. */
const disk: Disk = {
  ...systemDisk,
  write: (path, text) => {
    if (path.endsWith(widenedName)) writeSync(1, "publishing\n");
    systemDisk.write(path, text);
  },
};

// Publishes one site over the other into the given folder until it is killed.
const [output = ""] = process.argv.slice(2);
for (;;) for (const version of versions) publishSite(buildLargeSite(version), output, disk);
