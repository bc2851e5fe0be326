/**
 * The manifest: the list of the files that a build wrote. All other names of the build's own files
 * begin with this one.
 */
export const manifestName = ".goftogu";

/**
 * The new site before it is published. It is in the output folder, and so on the same disk: files
 * move by rename.
 */
export const stagingName = `${manifestName}-staging`;

/** The lock of the build that works in the output folder. */
export const lockName = `${manifestName}-lock`;

/** The steps of publishing; present while a build is published. */
export const journalName = `${manifestName}-journal`;

/**
 * In the staging folder: the old and the new manifest together, which is valid while files move.
 */
export const widenedName = `${manifestName}-widened`;

/** A backslash, a control character, or a segment that is empty, `.` or `..`. */
const unsafe = /[\\\p{Cc}]|(?:^|\/)\.{0,2}(?:\/|$)/u;

/** Whether a path stays below its folder, and is not one of the build's own names. */
export function isPlainPath(path: string): boolean {
  return !path.startsWith(manifestName) && !unsafe.test(path);
}
