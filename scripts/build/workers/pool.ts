import { Worker } from "node:worker_threads";
import { findOwnFile, runner } from "../../project.ts";
import type { Answer, Asked, Task, Told } from "./messages.ts";

/** The threads that work beside the main one. They start when they are first given something, and do one task after the other. */
export interface Crew {
  readonly size: number;
  /** So many discussions or pages take longer than a thread takes to start. */
  readonly worth: Readonly<Record<"parse" | "render", number>>;
  /** Gives a task to every thread; resolves when all are done with it, and rejects with the first failure. */
  readonly tell: (task: Task) => Promise<void>;
  /** Gives every thread one task after the other, as long as there are any; each promise is of one such row, which ends with its first failure. */
  readonly work: <K extends Task["kind"]>(
    next: () => Extract<Task, { kind: K }> | undefined,
    hear: (told: Told[K]) => void,
  ) => readonly Promise<void>[];
  /** Ends the threads, whatever they do. */
  readonly close: () => Promise<void>;
}

/** Tasks that a thread has at a time, so that it need not wait for the next one while this thread is busy. */
const ahead = 2;

const member = findOwnFile("scripts/build/workers/worker.ts");

export function createCrew(size: number, worth: Crew["worth"] = { parse: 1000, render: 2000 }): Crew {
  const threads: Worker[] = [];
  const startAll = () => {
    while (threads.length < size) threads.push(new Worker(runner, { argv: [member], execArgv: [] }));
    return threads;
  };
  return {
    size,
    worth,
    tell: async (task) => {
      await Promise.all(startAll().map((thread) => ask(thread, task)));
    },
    work: (next, hear) => {
      const keepBusy = async (thread: Worker) => {
        for (let task = next(); task; task = next()) hear((await ask(thread, task)) as Parameters<typeof hear>[0]);
      };
      return startAll().flatMap((thread) => Array.from({ length: ahead }, () => keepBusy(thread)));
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

let lastId = 0;

function ask(thread: Worker, task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const asked: Asked = { id: lastId, task };
    thread.postMessage(asked);
    const finish = (act: () => void) => {
      thread.off("message", listen).off("error", fail).off("exit", end);
      act();
    };
    const fail = (error: unknown) => finish(() => reject(error));
    const end = () => fail(new Error("a thread ended before its work was done"));
    const listen = (answer: Answer) => {
      if (answer.id !== asked.id) return;
      if ("failure" in answer) fail(new Error(answer.failure));
      else finish(() => resolve(answer.told));
    };
    thread.on("message", listen).on("error", fail).on("exit", end);
    // One that has ended has no number, and tells of nothing any more.
    if (thread.threadId < 0) end();
  });
}
