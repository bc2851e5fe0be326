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
   * Renders the stale pages that builds did not render, until `signal` is aborted. Undefined if
   * there were none.
   */
  readonly renderLeft: (signal: AbortSignal) => Promise<BuildResult | undefined>;
  /** Resolves when the page of an address is up to date, or cannot be rendered. */
  readonly waitFor: (url: string) => Promise<void>;
}

/** A request for a stale page. */
interface Waiting {
  readonly url: string;
  readonly go: () => void;
}

/**
 * If at most this many pages are stale, a build takes hardly longer for all of them. An edit makes
 * about ten stale in a small forum, and thirty in a large one, most of them feeds and listings.
 */
const few = 15;

/** @param describe the rest of each request. */
export function createLiveBuilder(
  { build }: Pick<Builder, "build">,
  describe: () => Pick<BuildRequest, "clock" | "announce" | "storing">,
): LiveBuilder {
  let left: ReadonlySet<string> = new Set();
  let rendering = new AbortController();
  let waiting: readonly Waiting[] = [];

  const listWaiting = () => waiting.map(({ url }) => url);

  async function run(request: Partial<BuildRequest>): Promise<BuildResult> {
    let now: ReadonlySet<string> = new Set();
    try {
      const result = await build({ ...describe(), ...request });
      now = result.left ?? now;
      return result;
    } finally {
      left = now;
      for (const { url, go } of waiting) if (!left.has(url)) go();
      waiting = waiting.filter(({ url }) => left.has(url));
    }
  }

  return {
    build: (changed, open) => {
      const first = open && { urls: new Set([...open, ...listWaiting()]), most: few };
      return run({ ...(changed && { changed }), ...(first && { first }) });
    },
    renderLeft: async (signal) => {
      let result: BuildResult | undefined;
      while (left.size > 0 && !signal.aborted) {
        rendering = new AbortController();
        const urls = new Set(listWaiting());
        const part = urls.size > 0 ? { first: { urls, most: 0 }, signal } : { signal: AbortSignal.any([signal, rendering.signal]) };
        result = await run({ changed: [], ...part }).catch((error: unknown) => {
          if (isChangeError(error)) return run(part);
          throw error;
        });
      }
      return result;
    },
    waitFor: (url) => {
      if (!left.has(url)) return Promise.resolve();
      rendering.abort();
      return new Promise((go) => {
        waiting = [...waiting, { url, go }];
      });
    },
  };
}
