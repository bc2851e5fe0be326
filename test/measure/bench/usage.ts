import { readFileSync } from "node:fs";

export interface Usage {
  /** Looks at a process and those that it started, as long as they run. */
  readonly look: (id: number) => void;
  /** `cpu`: seconds of all together; `memory`: megabytes of the one that held most. Undefined where there was nothing to see. */
  readonly sum: () => { readonly cpu: number | undefined; readonly memory: number | undefined };
}

/** Ticks a second in which `/proc` counts: 100 on all that Linux runs on (proc(5), `USER_HZ`). */
const ticks = 100;

/** Gathers what processes use from `/proc`, since Node tells that of itself alone. */
export function createUsage(): Usage {
  const seen = new Map<number, { readonly cpu: number; readonly memory: number }>();
  const look = (id: number): void => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      // A name in parentheses, which may hold anything, stands before field 3; 14 and 15 are the times of user and system.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const cpu = (Number(fields[11]) + Number(fields[12])) / ticks;
      const [, peak = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
      seen.set(id, { cpu, memory: Math.max(Number(peak) / 1000, seen.get(id)?.memory ?? 0) });
      const children = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ");
      for (const child of children) if (child !== "") look(Number(child));
    } catch {
      // It has ended, or there is no `/proc`.
    }
  };
  return {
    look,
    sum: () => {
      const all = [...seen.values()];
      if (all.length === 0) return { cpu: undefined, memory: undefined };
      return { cpu: all.reduce((sum, { cpu }) => sum + cpu, 0), memory: Math.max(...all.map(({ memory }) => memory)) };
    },
  };
}
