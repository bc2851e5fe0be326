import type { Site } from "../model.ts";

/** The settings at the commit that a change is compared with. */
export interface ContributionSettings extends Pick<Site, "contributors" | "zone" | "calendar"> {
  /** Time of the check, in seconds since the epoch. */
  readonly now: number;
}

/** What a path is for git, in a commit, in its index or on the disk. */
export type GitKind = "file" | "executable" | "link" | "submodule" | "other";

/** Two names that are the same on a disk which folds case and Unicode forms. */
export interface Twin {
  /** The path of the change, or a folder of it. */
  readonly name: string;
  /** A file or a folder of the commit. */
  readonly existing: string;
}

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
  readonly twin?: Twin | undefined;
  /** The bytes in the commit and on the disk; undefined if it is no regular file there. */
  readonly readBefore: () => Uint8Array | undefined;
  readonly readAfter: () => Uint8Array | undefined;
}
