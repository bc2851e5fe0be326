import { readFileSync } from "node:fs";
import { readCode } from "./disk.ts";

/**
 * A name for a running process that no later one has: its number and, where the system has `/proc`, when it started, since numbers are used
 * again. Undefined when it has ended, also while nobody has asked for its status yet.
 *
 * @example nameProcess(4711) // => "4711-883712"
 */
export function nameProcess(id: number): string | undefined {
  if (!Number.isSafeInteger(id) || id <= 0 || !isRunning(id)) return undefined;
  const fields = readStatus(id);
  if (!fields) return String(id);
  const { state, start } = fields;
  return state === "Z" ? undefined : `${id}-${start}`;
}

/** Whether a name is that of a process that runs; by its number alone where the system tells no start. */
export function isRunningAs(name: string): boolean {
  const [id, start] = name.split("-");
  const running = nameProcess(Number(id));
  if (running === undefined) return false;
  const [, begun] = running.split("-");
  return begun === undefined || start === begun;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return readCode(error) === "EPERM";
  }
}

/** Fields 3 and 22 of proc(5), `/proc/pid/stat`; a name in parentheses stands before them and may hold anything. */
function readStatus(id: number): { readonly state: string; readonly start: string } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [state, start] = [fields[0], fields[19]];
    return state === undefined || start === undefined ? undefined : { state, start };
  } catch {
    return undefined;
  }
}
