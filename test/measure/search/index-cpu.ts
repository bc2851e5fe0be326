import type { Announce } from "../../../scripts/build/stages.ts";

/** Seconds of CPU of a build. */
export interface IndexCpu {
  readonly index: number;
  /** Everything else. */
  readonly rest: number;
}

const indexing = "Indexing for the search";

/**
 * Measures the share of the search index in a build.
 *
 * @param readCpu returns the seconds of CPU that the process used, with all its threads.
 */
export function meterIndex(readCpu: () => number): { readonly announce: Announce; readonly finish: () => IndexCpu } {
  const start = readCpu();
  let began: number | undefined;
  let index = 0;
  const pass = (isIndexing: boolean) => {
    if (isIndexing === (began !== undefined)) return;
    if (began !== undefined) index += readCpu() - began;
    began = isIndexing ? readCpu() : undefined;
  };
  return {
    announce: (stage) => pass(stage === indexing),
    finish: () => {
      pass(false);
      return { index, rest: readCpu() - start - index };
    },
  };
}

export function formatIndexCpu({ index, rest }: IndexCpu): string {
  return `The index took ${index.toFixed(1)} s of CPU, ${((index / rest) * 100).toFixed(1)} % of what the rest of the build took.`;
}
