import { setImmediate } from "node:timers/promises";
import type { Job, JobResults } from "./jobs.ts";
import type { WorkerPool } from "./pool.ts";

/** Work in parts that any thread can do. */
export interface SharedWork<P extends object, K extends Job["kind"]> {
  readonly parts: Iterable<P>;
  /** Does a part on the main thread. */
  readonly doPart: (part: P) => Promise<void> | void;
  /** The same part for a worker. */
  readonly toJob: (part: P) => Extract<Job, { kind: K }>;
  readonly onResult: (result: JobResults[K]) => void;
}

/**
 * Does each part on the next free thread. Rejects with the first failure when no thread is at work
 * any more.
 */
export async function shareWork<P extends object, K extends Job["kind"]>(pool: WorkerPool, work: SharedWork<P, K>): Promise<void> {
  const parts = work.parts[Symbol.iterator]();
  let isOver = false;
  const take = (): P | undefined => (isOver ? undefined : parts.next().value);
  const nextJob = () => {
    const part = take();
    return part && work.toJob(part);
  };
  const doOwn = async () => {
    for (let part = take(); part; part = take()) {
      await work.doPart(part);
      // Lets the messages of workers in between two parts.
      await setImmediate();
    }
  };
  const stop = (error: unknown): never => {
    isOver = true;
    throw error;
  };
  await settleAll([...pool.runAll(nextJob, work.onResult), doOwn()].map((queue) => queue.catch(stop)));
}

/**
 * Waits until all promises are settled; then rejects with the first failure of the list, if any.
 */
export async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === "rejected") throw end.reason;
}
