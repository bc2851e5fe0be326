import { type ChildBuildOptions, type RunningBuild, startBuild } from "./child-build.ts";
import type { Rebuild } from "./rebuild.ts";

/**
 * Starts the process of the next build right after the last build. The process has loaded its code
 * when something changes, and builds at once.
 *
 * @param options its script loads the code, and begins when it gets a line.
 * @param isCode whether a change of the file needs a process that has not loaded any code yet.
 */
export function createStandbyBuild(options: ChildBuildOptions, isCode: (path: string) => boolean): Rebuild {
  let waiting = startBuild(options);
  return async (reason) => {
    if (hasEnded(waiting) || reason.some(isCode)) {
      waiting.child.kill();
      waiting = startBuild(options);
    }
    const { child, result } = waiting;
    child.stdin.end("\n");
    const finished = await result;
    if (!options.signal.aborted) waiting = startBuild(options);
    return finished;
  };
}

function hasEnded({ child }: RunningBuild): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
