import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import { buildStaticUrl } from "./urls.ts";

/** A file that is copied; `source` is its content file. */
export interface CopiedPage extends Page {
  readonly source: string;
  /** True if it is published without its metadata (`cleanPicture`). */
  readonly isPicture?: true;
}

/** Plans the files of the owner, each at its path below `static`. */
export function planStaticFiles({ statics = [] }: Pick<Forum, "statics">): readonly CopiedPage[] {
  return statics.map(({ file, path }) => ({ url: buildStaticUrl(path), source: file }));
}
