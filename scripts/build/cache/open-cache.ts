import { findMemoryFile, forget, type Memory, type Recalled, recall, remember } from "./database.ts";
import { isOfChange } from "./discussions.ts";
import { noteFolders, removeForgotten } from "./remove-unused.ts";
import { findEdition } from "./version.ts";

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
  /**
   * Remembers this build for the next one; to be called once all of it is published. Never rejects, as the site is in place by then:
   * resolves to a sentence where nothing could be remembered.
   */
  readonly keep: (memory: Memory) => Promise<readonly string[]>;
}

/** Opens the memory of a build, whose output folder must be its alone by now. */
export async function openMemory(folders: Folders, mode: MemoryMode): Promise<OpenMemory> {
  const { store, content, output } = folders;
  const file = findMemoryFile(store, content, output);
  const edition = findEdition();
  if (mode === "new") forget(file);
  const recalled: Recalled = mode === "used" ? await recall(file, edition) : { memory: new Map() };
  return {
    ...recalled,
    edition,
    keep: async (memory) => {
      if (mode === "none") return [];
      try {
        noteFolders(folders);
        await remember(file, edition, memory, recalled.memory);
      } catch (error) {
        return [
          `Nothing could be remembered for the next build in \`${store}\`: ${error instanceof Error ? error.message : String(error)}.`,
        ];
      }
      removeForgotten(store);
      return [];
    },
  };
}

/**
 * Forgets all where a build failed since a file is not as it was remembered. Mostly it was just being written; should the disk not tell of
 * the change, the next build would believe the memory again, and fail for ever.
 */
export function forgetMistaken({ store, content, output }: Folders, error: unknown): void {
  if (isOfChange(error)) forget(findMemoryFile(store, content, output));
}
