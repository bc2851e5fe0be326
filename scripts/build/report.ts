import type { CardOverflow } from "../cards/plan-cards.ts";
import type { PictureCounts } from "../cards/write-drawings.ts";
import type { Host } from "../content/settings/hosts.ts";
import type { ExceededLimit } from "./output/host-limits.ts";
import type { StageTime } from "./stages.ts";

/** What a build did. */
export interface Report {
  readonly files: number;
  readonly drafts: number;
  /** Files and folders that are not content. */
  readonly ignored: number;
  readonly discussions: number;
  readonly replies: number;
  readonly tags: number;
  /** Files that are skipped because they are broken, and files with something scheduled. */
  readonly heldBack: number;
  readonly notes: number;
  /** All pages of the site; an earlier build made those that this one did not render. */
  readonly pages: number;
  readonly rendered: number;
  /** Files written to the output folder. */
  readonly written: number;
  /** Size of the written files. */
  readonly bytes: number;
  readonly kept: number;
  readonly removed: number;
  /** In the order of their start. */
  readonly stages: readonly StageTime[];
  /** Peak memory of the process in megabytes. */
  readonly peakMemory: number;
  /** Whether the site has a search. */
  readonly search: boolean;
  /** Cards and icons, and how many smaller copies of pictures were made, if any. */
  readonly pictures: PictureCounts & { readonly copied?: number; readonly crowd?: CardOverflow };
  /** The host of the settings, and its limits that the site does not keep. */
  readonly host?: { readonly name: Host; readonly exceeded: readonly ExceededLimit[] };
}

/** Of this process, in megabytes. */
export function readPeakMemory(): number {
  return process.resourceUsage().maxRSS / 1000;
}
