import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Spool } from "./comments.ts";

/** A spool in the system's folder for temporary files, made when it is first needed; `close` removes it. */
export function createTemporarySpool(): Spool & { readonly close: () => Promise<void> } {
  let folder: string | undefined;
  return {
    append: async (group, lines) => {
      folder ??= await mkdtemp(join(tmpdir(), "import-"));
      await appendFile(join(folder, `${group}.jsonl`), lines);
    },
    read: async (group) => (folder === undefined ? "" : readFile(join(folder, `${group}.jsonl`), "utf8").catch(() => "")),
    close: async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
