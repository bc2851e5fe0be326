import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Message, Task, Told } from "./task.ts";

/** The threads that work beside the main one. They start when they are first given something. */
export interface Crew {
  readonly size: number;
  /** So many discussions or pages take longer than a thread takes to start and to read the forum. */
  readonly worth: Readonly<Record<Task["kind"], number>>;
  /** Gives a task to every thread; resolves when all are done with it, and rejects with the first failure. */
  readonly share: <K extends Task["kind"]>(task: Extract<Task, { kind: K }>, hear: (told: Told[K]) => void) => Promise<void>;
  /** Ends the threads, whatever they do. */
  readonly close: () => Promise<void>;
}

const run = new URL("../../run.mjs", import.meta.url);
const member = fileURLToPath(new URL("./member.ts", import.meta.url));

export function createCrew(size: number, worth: Crew["worth"] = { parse: 1000, render: 2000 }): Crew {
  const threads: Worker[] = [];
  const startAll = () => {
    while (threads.length < size) threads.push(new Worker(run, { argv: [member], execArgv: [] }));
  };
  return {
    size,
    worth,
    share: async (task, hear) => {
      startAll();
      await Promise.all(threads.map((thread) => ask(thread, task, (told) => hear(told as Parameters<typeof hear>[0]))));
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function ask(thread: Worker, task: Task, hear: (told: unknown) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      thread.off("message", listen).off("error", fail).off("exit", end);
      act();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const end = () => fail(new Error("a thread ended before its work was done"));
    const listen = (message: Message) => {
      if (message === "done") settle(resolve);
      else if ("failure" in message) fail(new Error(message.failure));
      else hear(message.told);
    };
    thread.on("message", listen).on("error", fail).on("exit", end);
    thread.postMessage(task);
  });
}
