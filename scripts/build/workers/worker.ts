import { parentPort } from "node:worker_threads";
import type { Answer, Asked, Task, Told } from "./messages.ts";
import type { RenderPart } from "./render.ts";

// One thread of a crew: it does one task after the other, and keeps the site that its pages are of.
let last = Promise.resolve();
let renderPart: RenderPart | undefined;

parentPort?.on("message", ({ id, task }: Asked) => {
  const answer = (message: Answer) => parentPort?.postMessage(message);
  const fail = (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) });
  last = last
    .then(() => work(task))
    .then((told) => answer({ id, told }))
    .catch(fail);
});

async function work(task: Task): Promise<Told[Task["kind"]]> {
  switch (task.kind) {
    case "parse": {
      const { parsePart } = await import("./parse.ts");
      return parsePart(task);
    }
    case "site": {
      const { createRenderer } = await import("./render.ts");
      renderPart = createRenderer(task);
      return undefined;
    }
    case "render": {
      if (!renderPart) throw new Error("a thread was given pages before their site");
      return renderPart(task);
    }
  }
}
