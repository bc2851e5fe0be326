import { renameSync } from "node:fs";
import { readCode } from "./error-code.ts";

/** Errors of Windows while another program has a file open, such as a scanner for viruses. */
const busy: readonly unknown[] = ["EACCES", "EBUSY", "EPERM"];

/** Milliseconds between attempts: such programs close a file soon. */
const pauses = [10, 20, 50, 100, 200, 400] as const;

interface System {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => void;
  /** Waits for some milliseconds. */
  readonly pause: (time: number) => void;
}

const system: System = {
  platform: process.platform,
  rename: renameSync,
  pause: (time) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time),
};

/** Gives a file or folder a new name; replaces a file that has it. Windows gets more attempts. */
export function rename(from: string, to: string, { platform, rename: act, pause }: System = system): void {
  for (const time of platform === "win32" ? pauses : []) {
    try {
      act(from, to);
      return;
    } catch (error) {
      if (!busy.includes(readCode(error))) throw error;
      pause(time);
    }
  }
  act(from, to);
}
