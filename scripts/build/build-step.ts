import type { Folders } from "./cache/cache.ts";
import type { ContentListing } from "./listing.ts";
import type { Staging } from "./output/staging.ts";
import type { BuilderOptions, BuildRequest } from "./request.ts";
import type { OnProgress, Stages } from "./stages.ts";
import type { WorkerPool } from "./workers/pool.ts";
import type { Scratch } from "./workers/scratch.ts";

/** The tools of one build. */
export interface BuildStep {
  readonly options: BuilderOptions;
  readonly request: BuildRequest;
  /** Whether another build follows in this process. */
  readonly isLasting: boolean;
  readonly folders: Folders;
  readonly listing: ContentListing;
  readonly staging: Staging;
  readonly pool: WorkerPool;
  readonly scratch: Scratch;
  readonly stages: Stages;
  /** Takes the progress of the stage that has begun. */
  readonly onRead: OnProgress;
}
