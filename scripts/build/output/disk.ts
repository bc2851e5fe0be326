import { closeSync, fsyncSync, mkdirSync, openSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { readCode } from "./error-code.ts";
import { makeReadable } from "./modes.ts";
import { rename } from "./rename.ts";

/**
 * How publishing changes a disk. If the process is killed, each call is done or not done; only
 * `write` and `removeTree` may be half done.
 */
export interface Disk {
  /** Writes a file that everyone can read, and waits until its bytes are on the disk. */
  readonly write: (path: string, text: string) => void;
  /** Waits until the names in a folder are on the disk. */
  readonly syncFolder: (path: string) => void;
  /** Replaces a file with the new name. */
  readonly rename: (from: string, to: string) => void;
  /** Everyone can open the folder. Does nothing if it exists. */
  readonly makeFolder: (path: string) => void;
  readonly removeFile: (path: string) => void;
  /** @returns whether it is removed. A folder that stays does no harm. */
  readonly removeEmptyFolder: (path: string) => boolean;
  /** Removes a file or a folder with its contents, if it exists. */
  readonly removeTree: (path: string) => void;
}

/**
 * `node --permission` refuses every `fsync` (Node, "Permission Model"). The build goes on without.
 */
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
    makeReadable(path);
  },
  syncFolder: (path) => {
    // Windows cannot open a folder.
    if (process.platform === "win32") return;
    const folder = openSync(path, "r");
    try {
      permit(["EINVAL", "ENOTSUP", "EPERM", refused], () => fsyncSync(folder));
    } finally {
      closeSync(folder);
    }
  },
  rename,
  makeFolder: (path) => void (permit(["EEXIST"], () => mkdirSync(path)) && makeReadable(path)),
  removeFile: unlinkSync,
  removeEmptyFolder: (path) => permit(["ENOTEMPTY", "EEXIST", "ENOENT", "EACCES", "EPERM", "EBUSY"], () => rmdirSync(path)),
  removeTree: (path) => rmSync(path, { recursive: true, force: true }),
};

/** @returns false if `act` failed with one of these codes. Throws other errors. */
function permit(codes: readonly string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!codes.some((code) => code === readCode(error))) throw error;
    return false;
  }
}
