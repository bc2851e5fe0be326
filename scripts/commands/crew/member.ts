import { parentPort } from "node:worker_threads";
import type { Message, Task } from "./task.ts";

/** One thread of a crew: does its parts of each task that it is given. */
parentPort?.on("message", async (task: Task) => {
  const send = (message: Message) => parentPort?.postMessage(message);
  try {
    if (task.kind === "parse") {
      const { parseParts } = await import("./parse.ts");
      await parseParts(task, (told) => send({ told }));
    } else {
      const { renderParts } = await import("./render.ts");
      await renderParts(task, (told) => send({ told }));
    }
    send("done");
  } catch (error) {
    send({ failure: error instanceof Error ? error.message : String(error) });
  }
});
