import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Puts another text into a file, with its permissions: written beside it and moved into place, so that the file is never half there. */
export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), ".goftogu.tmp");
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { flag: "wx" });
  try {
    chmodSync(draft, statSync(path).mode);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
