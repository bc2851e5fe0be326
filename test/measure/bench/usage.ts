import { readFileSync } from "node:fs";

/** What processes used. Each number is undefined if the system has no `/proc`. */
export interface Usage {
  /** CPU seconds of all processes. */
  readonly cpu: number | undefined;
  /** Peak megabytes of the largest process. */
  readonly memory: number | undefined;
  /** Peak megabytes of all processes together. Memory that they share counts several times. */
  readonly treeMemory: number | undefined;
}

export interface UsageRecord {
  /** Samples a process and its child processes, as long as they run. */
  readonly sample: (id: number) => void;
  readonly sum: () => Usage;
}

/** Ticks per second in `/proc`: 100 on every Linux (proc(5), `USER_HZ`). */
const ticks = 100;

/** Reads the resource use of processes from `/proc`, since Node reports only its own. */
export function createUsageRecord(): UsageRecord {
  const seen = new Map<number, { readonly cpu: number; readonly memory: number }>();
  let treeMemory = 0;
  /** Returns the megabytes that the process and its child processes use now. */
  const sampleTree = (id: number): number => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      seen.set(id, { cpu: readCpu(stat), memory: Math.max(readMegabytes(status, "VmHWM"), seen.get(id)?.memory ?? 0) });
      const children = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ");
      return children.reduce((sum, child) => sum + (child === "" ? 0 : sampleTree(Number(child))), readMegabytes(status, "VmRSS"));
    } catch {
      // The process has ended, or there is no `/proc`.
      return 0;
    }
  };
  return {
    sample: (id) => {
      treeMemory = Math.max(treeMemory, sampleTree(id));
    },
    sum: () => {
      const all = [...seen.values()];
      if (all.length === 0) return { cpu: undefined, memory: undefined, treeMemory: undefined };
      const cpu = all.reduce((sum, process) => sum + process.cpu, 0);
      return { cpu, memory: Math.max(...all.map(({ memory }) => memory)), treeMemory };
    },
  };
}

/** CPU seconds in `/proc/ID/stat`. */
function readCpu(stat: string): number {
  // A name in parentheses, which may contain anything, precedes field 3. Fields 14 and 15 are the
  // user time and the system time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** A line of `/proc/ID/status`, which is in KiB. */
function readMegabytes(status: string, name: "VmHWM" | "VmRSS"): number {
  const [, kilobytes = "0"] = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}
