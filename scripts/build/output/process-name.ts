import { readFileSync } from "node:fs";
import { readCode } from "./error-code.ts";

/**
 * A unique name of a running process: its number and, on systems with `/proc`, its start time,
 * since numbers are used again. Undefined if the process has ended, also if it is a zombie.
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

/**
 * Whether the process of a name still runs. Compares the number alone on systems without start
 * times.
 */
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

/**
 * Fields 3 and 22 of `/proc/pid/stat`, proc(5). They follow a name in parentheses, which may hold
 * any characters.
 */
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
