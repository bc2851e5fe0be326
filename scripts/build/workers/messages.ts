import type { Records } from "../cache/discussions.ts";
import type { MadePage } from "../cache/pages.ts";
import type { ParseTask } from "./parse.ts";
import type { RenderTask, SiteTask } from "./render.ts";

/** What a thread can be given to do. */
export type Task = ParseTask | SiteTask | RenderTask;

/** What it tells in the end. */
export interface Told {
  readonly parse: Records;
  readonly site: undefined;
  readonly render: readonly MadePage[];
}

export interface Asked {
  readonly id: number;
  readonly task: Task;
}

/** To what was asked under the same `id`. */
export type Answer = { readonly id: number } & ({ readonly told: Told[Task["kind"]] } | { readonly failure: string });
