import { findEdition } from "./edition.ts";
import { findMemoryFile, forget, type Memory, type Recalled, recall, remember } from "./memory.ts";

/** Folders of a build, as they are named. */
export interface Folders {
  readonly store: string;
  readonly content: string;
  readonly output: string;
}

/** What a build does with what earlier ones remembered: uses it, forgets it and starts anew, or leaves it alone and remembers nothing. */
export type MemoryMode = "used" | "new" | "none";

export interface OpenMemory extends Recalled {
  readonly edition: string;
  /** Remembers this build for the next one; to be called once all of it is published. */
  readonly keep: (memory: Memory) => Promise<void>;
}

/** Opens the memory of a build, whose output folder must be its alone by now. */
export async function openMemory({ store, content, output }: Folders, mode: MemoryMode): Promise<OpenMemory> {
  const file = findMemoryFile(store, content, output);
  const edition = findEdition();
  if (mode === "new") forget(file);
  const recalled: Recalled = mode === "used" ? await recall(file, edition) : { memory: new Map() };
  return {
    ...recalled,
    edition,
    keep: async (memory) => {
      if (mode !== "none") await remember(file, edition, memory, recalled.memory);
    },
  };
}
