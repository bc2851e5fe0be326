import type { Digester } from "../pages/digest.ts";
import { findOutputFile, type PlannedPage } from "../pages/page.ts";
import { findEdition } from "./edition.ts";
import { findMemoryFile, forget, type Recalled, recall, remember } from "./memory.ts";
import { hashText, type Rendered, recordPages, sortPages } from "./pages.ts";

/** Folders of a build, as they are named. */
export interface Folders {
  readonly store: string;
  readonly content: string;
  readonly output: string;
}

export interface RecalledPages {
  /** What must be rendered, by kind. */
  readonly stale: ReadonlyMap<string, readonly PlannedPage[]>;
  /** Paths below the output folder of the pages that stand there as they would be rendered. */
  readonly standing: readonly string[];
  /** A sentence, where an earlier memory cannot be relied on. */
  readonly complaint?: string;
  /** To be told of each page that was rendered, and of the second from which on it would read otherwise. */
  readonly watch: (page: PlannedPage, text: string, until: number) => void;
  /** Remembers this build for the next one; to be called once all of it is published. */
  readonly keep: () => Promise<void>;
}

interface Build {
  readonly plan: ReadonlyMap<string, readonly PlannedPage[]>;
  /** Seconds since the epoch. */
  readonly now: number;
  readonly digestIn: (edition: string) => Digester;
  readonly memory: MemoryMode;
}

/** What a build does with what earlier ones remembered: uses it, forgets it and starts anew, or leaves it alone and remembers nothing. */
export type MemoryMode = "used" | "new" | "none";

/** Finds out which pages of a build an earlier one has rendered; the output folder must be this build's alone by now. */
export async function recallPages(
  { plan, now, digestIn, memory: mode }: Build,
  { store, content, output }: Folders,
): Promise<RecalledPages> {
  const file = findMemoryFile(store, content, output);
  const edition = findEdition();
  if (mode === "new") forget(file);
  const { memory, complaint }: Recalled = mode === "used" ? await recall(file, edition) : { memory: new Map() };
  const { stale, kept, digests } = sortPages(plan, { memory, output, now, digest: digestIn(edition) });
  const rendered: Rendered[] = [];
  return {
    stale,
    standing: [...kept.keys()].map(findOutputFile),
    ...(complaint !== undefined && { complaint }),
    watch: (page, text, until) => {
      rendered.push({ url: page.url, digest: digests.get(page) ?? "", since: now, until, hash: hashText(text) });
    },
    keep: async () => {
      if (mode !== "none") await remember(file, edition, recordPages(kept, rendered, output), memory);
    },
  };
}
