import type { Builder } from "./builder.ts";
import { isChangeError } from "./cache/discussions.ts";
import type { BuildRequest, BuildResult } from "./request.ts";

/** Builds for a server: first the pages that somebody looks at, then the others. */
export interface LiveBuilder {
  /**
   * @param changed as in `BuildRequest`.
   * @param open addresses of pages that somebody looks at. If absent, renders all pages.
   */
  readonly build: (changed: readonly string[] | undefined, open: readonly string[] | undefined) => Promise<BuildResult>;
  /**
   * Renders the pending pages that are stale, until `signal` is aborted. Undefined if none is
   * pending.
   */
  readonly renderPending: (signal: AbortSignal) => Promise<BuildResult | undefined>;
  /** Resolves when the page of an address is up to date, or cannot be rendered. */
  readonly waitFor: (url: string) => Promise<void>;
}

/** A request for a pending page. */
interface Waiting {
  readonly url: string;
  readonly go: () => void;
}

/** @param describe the rest of each request. */
export function createLiveBuilder(
  { build }: Pick<Builder, "build">,
  describe: () => Pick<BuildRequest, "clock" | "announce" | "storing">,
): LiveBuilder {
  let pending: ReadonlySet<string> = new Set();
  let rendering = new AbortController();
  let waiting: readonly Waiting[] = [];

  const listWaiting = () => waiting.map(({ url }) => url);

  async function run(request: Partial<BuildRequest>): Promise<BuildResult> {
    let now: ReadonlySet<string> = new Set();
    try {
      const result = await build({ ...describe(), ...request });
      now = result.pending ?? now;
      return result;
    } finally {
      pending = now;
      for (const { url, go } of waiting) if (!pending.has(url)) go();
      waiting = waiting.filter(({ url }) => pending.has(url));
    }
  }

  return {
    build: (changed, open) => {
      const only = open && { only: new Set([...open, ...listWaiting()]) };
      return run({ ...(changed && { changed }), ...only });
    },
    renderPending: async (signal) => {
      let result: BuildResult | undefined;
      while (pending.size > 0 && !signal.aborted) {
        rendering = new AbortController();
        const only = new Set(listWaiting());
        const part = only.size > 0 ? { only, signal } : { signal: AbortSignal.any([signal, rendering.signal]) };
        result = await run({ changed: [], ...part }).catch((error: unknown) => {
          if (isChangeError(error)) return run(part);
          throw error;
        });
      }
      return result;
    },
    waitFor: (url) => {
      if (!pending.has(url)) return Promise.resolve();
      rendering.abort();
      return new Promise((go) => {
        waiting = [...waiting, { url, go }];
      });
    },
  };
}
