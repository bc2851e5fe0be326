import { type ChildBuildOptions, type RunningBuild, startBuild } from "./child-build.ts";
import type { Rebuild } from "./rebuild.ts";

/**
 * Builds in a process of its own each time, which was started after the build before and has loaded its code by the time that something
 * changes; it then begins at once.
 *
 * @param options its script is to load its code, and to begin when a line comes in.
 * @param isCode whether a change of the file at this path asks for a process that has not loaded any code yet.
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
