import type { DiscussionRecord } from "../../store/discussions.ts";
import type { MadePage } from "../../store/pages.ts";
import type { ParseTask } from "./parse.ts";
import type { RenderTask } from "./render.ts";

/** What all threads of a build do together; each takes parts of it as its turn comes. */
export type Task = ParseTask | RenderTask;

/** What a thread tells of its parts as they are done. */
export interface Told {
  readonly parse: ReadonlyMap<string, DiscussionRecord>;
  readonly render: readonly MadePage[];
}

/** A message of a thread. */
export type Message = { readonly told: Told[Task["kind"]] } | { readonly failure: string } | "done";
