import { Worker } from "node:worker_threads";
import { findEntry } from "../../project.ts";
import { type OwnBundleData, ownBundle } from "../own-bundle.ts";
import type { Job, JobResults, Request, Response } from "./jobs.ts";

/**
 * The threads beside the main one. They start with the first job, and do one job after the other.
 */
export interface WorkerPool {
  readonly size: number;
  /**
   * With fewer discussions, pages or text files, the threads would take longer to start than to
   * work.
   */
  readonly thresholds: Readonly<Record<"parse" | "render" | "texts", number>>;
  /**
   * Gives one job to every worker. Resolves when all are done, and rejects with the first failure.
   */
  readonly runOnEach: <K extends Job["kind"]>(job: Extract<Job, { kind: K }>) => Promise<readonly JobResults[K][]>;
  /**
   * Keeps every worker busy until `next` returns nothing. Returns one promise for each queue of
   * jobs; it rejects with the first failure in the queue, which ends it.
   */
  readonly runAll: <K extends Job["kind"]>(
    next: () => Extract<Job, { kind: K }> | undefined,
    onResult: (result: JobResults[K]) => void,
  ) => readonly Promise<void>[];
  /** Ends the threads at once. */
  readonly close: () => Promise<void>;
}

/**
 * Jobs that a worker has at a time, so that it need not wait for the next one while the main thread
 * is busy.
 */
const queuesPerWorker = 2;

export function createPool(size: number, thresholds: WorkerPool["thresholds"] = { parse: 1000, render: 2000, texts: 500 }): WorkerPool {
  const workers: Worker[] = [];
  const startAll = () => {
    const { script, args } = findEntry("worker");
    const workerData: OwnBundleData = ownBundle ? { ownBundle } : {};
    while (workers.length < size) workers.push(new Worker(script, { argv: [...args], execArgv: [], workerData }));
    return workers;
  };
  return {
    size,
    thresholds,
    runOnEach: (job) => Promise.all(startAll().map((worker) => run(worker, job))),
    runAll: (next, onResult) => {
      const keepBusy = async (worker: Worker) => {
        for (let job = next(); job; job = next()) onResult(await run(worker, job));
      };
      return startAll().flatMap((worker) => Array.from({ length: queuesPerWorker }, () => keepBusy(worker)));
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

let lastId = 0;

function run<K extends Job["kind"]>(worker: Worker, job: Extract<Job, { kind: K }>): Promise<JobResults[K]> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const request: Request = { id: lastId, job };
    worker.postMessage(request);
    const finish = (settle: () => void) => {
      worker.off("message", onMessage).off("error", fail).off("exit", onExit);
      settle();
    };
    const fail = (error: unknown) => finish(() => reject(error));
    const onExit = () => fail(new Error("a worker ended before its job was done"));
    const onMessage = (response: Response) => {
      if (response.id !== request.id) return;
      if ("failure" in response) fail(new Error(response.failure));
      else finish(() => resolve(response.result as JobResults[K]));
    };
    worker.on("message", onMessage).on("error", fail).on("exit", onExit);
    // A worker that has ended emits nothing more; its number is negative.
    if (worker.threadId < 0) onExit();
  });
}
