import type { Site } from "../model.ts";

/** The settings at the commit that a change is compared with. */
export type ContributionSettings = Pick<Site, "contributors" | "zone" | "calendar">;

/** What a path is for git, in a commit, in its index or on the disk. */
export type GitKind = "file" | "executable" | "link" | "submodule" | "other";

/** One path that is not as in the commit that a change is compared with. */
export interface Change {
  /** From the content folder, with `/`; starts with `../` if it lies outside. */
  readonly file: string;
  /** Absent if the commit does not have the path. */
  readonly before?: GitKind;
  /** How the index and the disk have it, if that is not as in the commit. */
  readonly after: readonly (GitKind | "absent")[];
  readonly isOnDisk: boolean;
  /** A new path with the same content. */
  readonly movedTo?: string | undefined;
  /** A path of the commit that is the same on a disk which folds case and Unicode forms. */
  readonly twin?: string | undefined;
  /** The bytes in the commit and on the disk; undefined if it is no regular file there. */
  readonly readBefore: () => Uint8Array | undefined;
  readonly readAfter: () => Uint8Array | undefined;
}
