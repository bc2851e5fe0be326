import { UsageError } from "../../build/usage-error.ts";

export interface WalledFolders {
  /** Absolute, without links. */
  readonly readable: readonly string[];
  /** Is read as well. */
  readonly writable: string;
}

/**
 * The options of a Node that reads and writes in these folders alone, starts no process and no thread and loads no native code. What it
 * cannot keep from is the network (before Node 25), and an end by taking too much.
 *
 * @throws {UsageError} where this Node has no permission model.
 */
export function grantRights({ readable, writable }: WalledFolders): readonly string[] {
  const flag = ["--permission", "--experimental-permission"].find((name) => process.allowedNodeEnvironmentFlags.has(name));
  if (!flag) throw new UsageError("This Node has no permission model: use Node 20 or newer.");
  return [
    flag,
    "--no-warnings",
    ...[...readable, writable].map((folder) => `--allow-fs-read=${folder}/*`),
    `--allow-fs-write=${writable}/*`,
  ];
}
