import type { ChangedFiles } from "./rebuild.ts";

export interface RebuildQueue {
  /** Builds at once, for no change; to be called before anything is added. */
  readonly first: () => Promise<void>;
  readonly add: (path: string) => void;
  /** Drops what waits, and resolves when the running build is through. */
  readonly close: () => Promise<void>;
}

/**
 * Gathers changes until there was none for `quiet` milliseconds, then builds once. Never two builds at a time: what changes during a build
 * makes one more after it.
 *
 * @param build must not reject.
 */
export function createRebuildQueue(build: (reason: ChangedFiles) => Promise<void>, quiet: number): RebuildQueue {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(start, quiet);
  }

  function start(): void {
    if (running !== undefined || changed.size === 0) return;
    const reason = [...changed].sort();
    changed.clear();
    void run(reason);
  }

  function run(reason: ChangedFiles): Promise<void> {
    running = build(reason).finally(() => {
      running = undefined;
      if (changed.size > 0 && !closed) schedule();
    });
    return running;
  }

  return {
    first: () => run([]),
    add(path) {
      if (closed) return;
      changed.add(path);
      schedule();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
