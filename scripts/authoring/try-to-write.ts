import { readCode } from "../build/output/error-code.ts";

/** Whether something could be written; false where the system refused it for want of permission, which its owner can give. */
export function tryToWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(String(readCode(error)))) return false;
    throw error;
  }
}
