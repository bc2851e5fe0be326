/** Bytes. A pointer is shorter (git-lfs, "Git LFS Specification", "The Pointer"). */
const most = 1024;

/** The first key of a pointer. Versions before 1.0 write the second address. */
const version = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v\d\r?\n/;

/**
 * Whether a file is a pointer of Git LFS. The pointer is in the place of the real file until
 * `git lfs pull` fetches it.
 */
export function isLfsPointer(bytes: Uint8Array): boolean {
  // 0x76 is the `v` of `version`.
  return bytes[0] === 0x76 && bytes.length < most && version.test(String.fromCharCode(...bytes.subarray(0, 64)));
}
