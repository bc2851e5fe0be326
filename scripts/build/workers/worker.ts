import { parentPort } from "node:worker_threads";
import type { Job, JobResults, Request, Response } from "./jobs.ts";
import { createScratch, type Scratch } from "./scratch.ts";
import type { SiteWorker } from "./site-worker.ts";

// One thread of the pool. It does one job after the other, and keeps the last site.
let last = Promise.resolve();
let site: SiteWorker | undefined;
let scratch: Scratch | undefined;

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
      const { parseDiscussions } = await import("./parse.ts");
      return parseDiscussions(job, openScratch(job.folder));
    }
    case "site": {
      const { createSiteWorker } = await import("./site-worker.ts");
      site = createSiteWorker(job, openScratch(job.folder));
      return undefined;
    }
    case "render": {
      return requireSite().renderPages(job);
    }
    case "texts": {
      return requireSite().makeTexts(job);
    }
    case "part": {
      return requireSite().finishPart();
    }
  }
}

/** The file is closed when the thread ends. */
function openScratch(folder: string): Scratch {
  scratch ??= createScratch(folder);
  return scratch;
}

function requireSite(): SiteWorker {
  if (!site) throw new Error("a worker got work before its site");
  return site;
}
