import type { FoundFile } from "../content/parse/files/found-file.ts";
import type { ParsedMemory } from "../content/parse-content.ts";

/** Is told how many of the files of discussions were looked at. */
export type WatchReading = (done: number, total: number) => void;

/** A memory that tells of each discussion that it is asked for: that is done before one is parsed, whether it is known or not. */
export function watchReading(memory: ParsedMemory, found: readonly FoundFile[], watch: WatchReading): ParsedMemory {
  const total = found.filter(({ kind, path }) => kind === "file" && path.startsWith("discussions/")).length;
  let done = 0;
  return {
    ...memory,
    find: (files, zone, read) => {
      done += 1 + files.replies.length + files.pictures.length;
      watch(done, total);
      return memory.find(files, zone, read);
    },
  };
}
