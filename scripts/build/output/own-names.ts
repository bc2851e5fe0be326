/** The list of what a build wrote, in the output folder. Whatever else a build keeps there has a name that begins with this one. */
export const manifestName = ".goftogu";

/** Where a build is made before it is published: in the output folder, so that files move into place by rename on any disk. */
export const stagingName = `${manifestName}-staging`;

/** Held by the build that is at work in the output folder. */
export const lockName = `${manifestName}-lock`;

/** Says what is still to be moved; it is there while a build is being put in place. */
export const journalName = `${manifestName}-journal`;

/** In the staging folder, beside the list to come: that list and the last one together, which counts while files move. */
export const widenedName = `${manifestName}-widened`;

/** Whether a path leads below the folder that it starts from, to nothing that a build keeps there for itself. */
export function isPlainPath(path: string): boolean {
  const segments = path.split("/");
  return !path.startsWith(manifestName) && !/[\\\p{Cc}]/u.test(path) && segments.every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  return segment !== "" && segment !== "." && segment !== "..";
}
