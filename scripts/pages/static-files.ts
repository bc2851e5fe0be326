import type { PictureCopy } from "../content/pictures/plan-copy.ts";
import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import { buildStaticUrl } from "./urls.ts";

/** A file that is copied; `source` is its content file. */
export interface CopiedPage extends Page {
  readonly source: string;
  /**
   * How a picture is published: its bytes without metadata (`cleanPicture`), or a smaller copy.
   * Absent if the file is published as it is.
   */
  readonly picture?: "whole" | PictureCopy;
}

/** Plans the files of the owner, each at its path below `static`. */
export function planStaticFiles({ statics = [] }: Pick<Forum, "statics">): readonly CopiedPage[] {
  return statics.map(({ file, path }) => ({ url: buildStaticUrl(path), source: file }));
}
