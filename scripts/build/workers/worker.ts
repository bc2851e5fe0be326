import { parentPort } from "node:worker_threads";
import type { Job, JobResults, Request, Response } from "./jobs.ts";
import type { RenderPages } from "./render.ts";

// One thread of the pool. It does one job after the other, and keeps the last site for its render
// jobs.
let last = Promise.resolve();
let renderPages: RenderPages | undefined;

parentPort?.on("message", ({ id, job }: Request) => {
  const respond = (response: Response) => parentPort?.postMessage(response);
  const fail = (error: unknown) => respond({ id, failure: error instanceof Error ? error.message : String(error) });
  last = last
    .then(() => run(job))
    .then((result) => respond({ id, result }))
    .catch(fail);
});

async function run(job: Job): Promise<JobResults[Job["kind"]]> {
  switch (job.kind) {
    case "parse": {
      const { parseRecords } = await import("./parse.ts");
      return parseRecords(job);
    }
    case "site": {
      const { createRenderer } = await import("./render.ts");
      renderPages = createRenderer(job);
      return undefined;
    }
    case "render": {
      if (!renderPages) throw new Error("a worker got pages before their site");
      return renderPages(job);
    }
  }
}
