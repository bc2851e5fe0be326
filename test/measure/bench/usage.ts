import { readFileSync } from "node:fs";

export interface Usage {
  /** Samples a process and its child processes, as long as they run. */
  readonly sample: (id: number) => void;
  /** CPU seconds of all processes, and megabytes of the largest one. Undefined without a sample. */
  readonly sum: () => { readonly cpu: number | undefined; readonly memory: number | undefined };
}

/** Ticks per second in `/proc`: 100 on every Linux (proc(5), `USER_HZ`). */
const ticks = 100;

/** Reads the resource use of processes from `/proc`, since Node reports only its own. */
export function createUsage(): Usage {
  const seen = new Map<number, { readonly cpu: number; readonly memory: number }>();
  const sample = (id: number): void => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      // A name in parentheses, which may contain anything, precedes field 3. Fields 14 and 15 are
      // the user time and the system time.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const cpu = (Number(fields[11]) + Number(fields[12])) / ticks;
      const [, peak = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
      seen.set(id, { cpu, memory: Math.max(Number(peak) / 1000, seen.get(id)?.memory ?? 0) });
      const children = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ");
      for (const child of children) if (child !== "") sample(Number(child));
    } catch {
      // The process has ended, or there is no `/proc`.
    }
  };
  return {
    sample,
    sum: () => {
      const all = [...seen.values()];
      if (all.length === 0) return { cpu: undefined, memory: undefined };
      return { cpu: all.reduce((sum, { cpu }) => sum + cpu, 0), memory: Math.max(...all.map(({ memory }) => memory)) };
    },
  };
}
