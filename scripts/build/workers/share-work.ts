import { setImmediate } from "node:timers/promises";
import type { Task, Told } from "./messages.ts";
import type { Crew } from "./pool.ts";
import { settle } from "./settle.ts";

/** A work in parts that any thread can do. */
export interface SharedWork<P extends object, K extends Task["kind"]> {
  readonly parts: Iterable<P>;
  /** Does a part on this thread. */
  readonly doPart: (part: P) => Promise<void> | void;
  /** Describes a part to another thread. */
  readonly describePart: (part: P) => Extract<Task, { kind: K }>;
  readonly hear: (told: Told[K]) => void;
}

/** Does all parts of a work, each on the thread that is free; rejects with the first failure once no thread is at work any more. */
export async function shareWork<P extends object, K extends Task["kind"]>(crew: Crew, work: SharedWork<P, K>): Promise<void> {
  const parts = work.parts[Symbol.iterator]();
  let isOver = false;
  const take = (): P | undefined => (isOver ? undefined : parts.next().value);
  const describeNext = () => {
    const part = take();
    return part && work.describePart(part);
  };
  const doOwn = async () => {
    for (let part = take(); part; part = take()) {
      await work.doPart(part);
      // What other threads tell is heard between two parts.
      await setImmediate();
    }
  };
  const stop = (error: unknown): never => {
    isOver = true;
    throw error;
  };
  await settle([...crew.work(describeNext, work.hear), doOwn()].map((row) => row.catch(stop)));
}
