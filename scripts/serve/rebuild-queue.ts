import type { ChangedFiles } from "./rebuild.ts";

export interface RebuildQueue {
  /** Builds at once, without a change. Call it before `add`. */
  readonly first: () => Promise<void>;
  readonly add: (path: string) => void;
  /** Drops waiting changes, and resolves when the running build is done. */
  readonly close: () => Promise<void>;
}

/** Work that starts `calm` milliseconds after what came before, if nothing changes. */
export interface LaterWork {
  /** Must not reject. `signal` aborts it when something changes. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly calm: number;
}

/**
 * Collects changes until there is none for `quiet` milliseconds, then builds once. Never runs two
 * builds at a time: changes during a build cause one more build after it, and a change during the
 * later work aborts that work.
 *
 * @param build must not reject.
 * @param later follows each build, one after the other.
 */
export function createRebuildQueue(
  build: (reason: ChangedFiles) => Promise<void>,
  quiet: number,
  later: readonly LaterWork[] = [],
): RebuildQueue {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let following: AbortController | undefined;
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
    return occupy(build(reason), later);
  }

  function follow([next, ...rest]: readonly LaterWork[]): void {
    if (!next) return;
    schedule(() => {
      following = new AbortController();
      void occupy(next.work(following.signal), rest);
    }, next.calm);
  }

  function occupy(work: Promise<void>, rest: readonly LaterWork[]): Promise<void> {
    running = work.finally(() => {
      running = undefined;
      if (closed) return;
      if (changed.size > 0) schedule(start, quiet);
      else follow(rest);
    });
    return running;
  }

  return {
    first: () => run([]),
    add(path) {
      if (closed) return;
      changed.add(path);
      following?.abort();
      schedule(start, quiet);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      following?.abort();
      await running;
    },
  };
}
