import { writeFileSync } from "node:fs";
import { type Disk, systemDisk } from "../../../scripts/build/output/disk.ts";

/** `stop`: nothing happens any more, as after a kill. `fail`: only one call is refused. */
export type Break = "stop" | "fail";

export interface BreakingDisk {
  readonly disk: Disk;
  readonly hasBroken: () => boolean;
}

/** A disk that skips syncing and breaks off at one of its calls. */
export function breakAt(call: number, how: Break): BreakingDisk {
  let calls = 0;
  const breakable =
    <Args extends unknown[], Result>(act: (...args: Args) => Result, half: (...args: Args) => void = () => undefined) =>
    (...args: Args): Result => {
      calls += 1;
      if (how === "stop" ? calls < call : calls !== call) return act(...args);
      if (calls === call) half(...args);
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    };
  const write = (path: string, text: string) => writeFileSync(path, text);
  const disk: Disk = {
    write: breakable(write, (path, text) => writeFileSync(path, text.slice(0, text.length / 2))),
    syncFolder: breakable(() => undefined),
    rename: breakable(systemDisk.rename),
    makeFolder: breakable(systemDisk.makeFolder),
    removeFile: breakable(systemDisk.removeFile),
    removeEmptyFolder: breakable(systemDisk.removeEmptyFolder),
    removeTree: breakable(systemDisk.removeTree),
  };
  return { disk, hasBroken: () => calls >= call };
}

/** A disk that never breaks off. */
export const quickDisk = breakAt(Number.POSITIVE_INFINITY, "stop").disk;
