import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";

/** What publishing does to a disk. Each call is done or not when a process is killed; only `write` and `removeTree` may be half done. */
export interface Disk {
  /** Writes a file, and waits until its bytes have reached the disk. */
  readonly write: (path: string, text: string) => void;
  /** Waits until the names in a folder have reached the disk. */
  readonly syncFolder: (path: string) => void;
  /** A file that is there under the new name gives way. */
  readonly rename: (from: string, to: string) => void;
  /** Nothing happens where it is already there. */
  readonly makeFolder: (path: string) => void;
  readonly removeFile: (path: string) => void;
  /** @returns whether it went; a folder that is kept, by what is in it or by the system, does no harm. */
  readonly removeEmptyFolder: (path: string) => boolean;
  /** Removes whatever is there, if anything. */
  readonly removeTree: (path: string) => void;
}

/** `node --permission` refuses every `fsync` (Node, "Permission Model"). A build under it goes without. */
const refused = "ERR_ACCESS_DENIED";

export const systemDisk: Disk = {
  write: (path, text) => {
    const file = openSync(path, "w");
    try {
      writeFileSync(file, text);
      permit([refused], () => fsyncSync(file));
    } finally {
      closeSync(file);
    }
  },
  syncFolder: (path) => {
    // Windows opens no folder as a file.
    if (process.platform === "win32") return;
    const folder = openSync(path, "r");
    try {
      permit(["EINVAL", "ENOTSUP", "EPERM", refused], () => fsyncSync(folder));
    } finally {
      closeSync(folder);
    }
  },
  rename: renameSync,
  makeFolder: (path) => void permit(["EEXIST"], () => mkdirSync(path)),
  removeFile: unlinkSync,
  removeEmptyFolder: (path) => permit(["ENOTEMPTY", "EEXIST", "ENOENT", "EACCES", "EPERM", "EBUSY"], () => rmdirSync(path)),
  removeTree: (path) => rmSync(path, { recursive: true, force: true }),
};

/** @returns whether it was done; throws errors of other codes. */
function permit(codes: readonly string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!codes.some((code) => code === readCode(error))) throw error;
    return false;
  }
}

/** The system's short name for an error, such as `ENOSPC`. */
export function readCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
