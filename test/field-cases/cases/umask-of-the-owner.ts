import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** The modes of all files and folders of a site, each once. */
async function listModes(umask: number): Promise<readonly string[]> {
  const before = process.umask(umask);
  try {
    const { output } = await buildSound(makeFolder({ "discussions/a.md": writeDiscussion() }), { search: true });
    const found = readdirSync(output, { recursive: true, encoding: "utf8" }).map((path) => lstatSync(join(output, path)));
    const own = [lstatSync(output), ...found].map(
      (stats) => `${stats.isDirectory() ? "folder" : "file"} ${(stats.mode & 0o777).toString(8)}`,
    );
    return [...new Set(own)].sort();
  } finally {
    process.umask(before);
  }
}

const readable = ["file 644", "folder 755"];

export const fieldCase: FieldCase = {
  behaviour: "writes a site that every web server can read, whatever the umask",
  observe: async () => ({ "077": await listModes(0o077), "002": await listModes(0o002), "022": await listModes(0o022) }),
  right: { "077": readable, "002": readable, "022": readable },
};
