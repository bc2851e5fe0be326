import type { ChangedFiles } from "./rebuild.ts";

export interface RebuildQueue {
  /** Builds at once, for no change; to be called before anything is added. */
  readonly first: () => Promise<void>;
  readonly add: (path: string) => void;
  /** Drops what waits, and resolves when the running build is through. */
  readonly close: () => Promise<void>;
}

/** Work that may wait until nothing has changed for `calm` milliseconds after a build. */
export interface LaterWork {
  /** Must not reject. `signal` asks it to end since something has changed. */
  readonly finish: (signal: AbortSignal) => Promise<void>;
  readonly calm: number;
}

/**
 * Gathers changes until there was none for `quiet` milliseconds, then builds once. Never two builds at a time: what changes during a build
 * makes one more after it, and what changes during the work that comes later ends that.
 *
 * @param build must not reject.
 */
export function createRebuildQueue(build: (reason: ChangedFiles) => Promise<void>, quiet: number, later?: LaterWork): RebuildQueue {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let finishing: AbortController | undefined;
  let closed = false;

  function schedule(work: () => void, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  }

  function start(): void {
    if (running !== undefined || changed.size === 0) return;
    const reason = [...changed].sort();
    changed.clear();
    void run(reason);
  }

  function run(reason: ChangedFiles): Promise<void> {
    return occupy(build(reason), () => later && schedule(() => finish(later), later.calm));
  }

  function finish(later: LaterWork): void {
    finishing = new AbortController();
    void occupy(later.finish(finishing.signal));
  }

  function occupy(work: Promise<void>, rest?: () => void): Promise<void> {
    running = work.finally(() => {
      running = undefined;
      if (closed) return;
      if (changed.size > 0) schedule(start, quiet);
      else rest?.();
    });
    return running;
  }

  return {
    first: () => run([]),
    add(path) {
      if (closed) return;
      changed.add(path);
      finishing?.abort();
      schedule(start, quiet);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
