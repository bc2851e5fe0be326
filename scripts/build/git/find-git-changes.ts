import { posix } from "node:path";
import type { Change } from "../../content/contributions/change.ts";
import { type DiskEntry, findKind, holdsObject, holdsTarget, nameObject, readDiskEntry } from "./disk-entry.ts";
import { type GitEntry, keepsModes, listCommitFiles, listIndex, listUntracked, type StagedEntry } from "./list-entries.ts";
import { readBlobs } from "./read-blobs.ts";
import { decodeGitPath, placeOnDisk, type Repository } from "./repository.ts";
import { createTwinSearch } from "./twins.ts";

/** A path that differs from the commit in the index or on the disk. */
interface Difference {
  readonly path: string;
  readonly before: GitEntry | undefined;
  readonly index: StagedEntry | undefined;
  readonly disk: DiskEntry;
  readonly after: Change["after"];
}

/**
 * Finds every path of a repository that is not as in its commit, in the index or on the disk.
 * Git lists names and objects; this code reads the disk, so that no filter, hook or setting of the
 * change can act. Ignored files count only if git tracks them. The working files of a submodule
 * do not count, only its commit in the index.
 *
 * @param needsTexts whether `readBefore` is asked for posts.
 * @throws if git fails.
 */
export function findGitChanges(repository: Repository, needsTexts: boolean): readonly Change[] {
  const { top, prefix, commit } = repository;
  const tree = listCommitFiles(top, commit);
  const found = findDifferences(top, tree);
  const isOnlyOnDisk = ({ before, index }: Difference) => before !== undefined && before.id === index?.id;
  const wanted = found.filter((one) => isBlob(one.before) && (isOnlyOnDisk(one) || (needsTexts && one.path.endsWith(".md"))));
  const blobs = readBlobs(
    top,
    wanted.flatMap(({ before }) => before?.id ?? []),
  );
  const readBefore = ({ before }: Difference) => before && blobs.get(before.id);
  const isFetched = (one: Difference) => {
    const blob = isOnlyOnDisk(one) && one.after.every((kind) => kind === one.before?.kind) ? readBefore(one) : undefined;
    return blob !== undefined && holdsTarget(one.disk, blob);
  };
  const differences = found.filter((one) => !isFetched(one));
  const name = (path: string) => decodeGitPath(posix.relative(`/${prefix}`, `/${path}`) || ".");
  const added = mapAdded(differences);
  const findTwin = createTwinSearch(tree.keys());
  return differences.map((one) => {
    const { path, before, disk, after } = one;
    const movedTo = before && after.includes("absent") ? added.get(before.id) : undefined;
    const twin = before ? undefined : findTwin(path);
    return {
      file: name(path),
      ...(before && { before: before.kind }),
      after,
      isOnDisk: disk.kind !== "absent" && disk.kind !== "folder",
      ...(movedTo !== undefined && { movedTo: name(movedTo) }),
      ...(twin !== undefined && { twin: { name: name(twin.name), existing: name(twin.existing) } }),
      readBefore: () => readBefore(one),
      readAfter: () => (disk.kind === "link" ? undefined : disk.readBytes()),
    };
  });
}

function findDifferences(top: string, tree: ReadonlyMap<string, GitEntry>): readonly Difference[] {
  const index = listIndex(top);
  const untracked = listUntracked(top);
  const hasModes = keepsModes(top);
  const paths = new Set([...tree.keys(), ...index.keys(), ...untracked]);
  return [...paths].flatMap((path) => {
    const [before, staged] = [tree.get(path), index.get(path)];
    const disk = readDiskEntry(placeOnDisk(top, path));
    const after = [...new Set([...compareIndex(before, staged), ...compareDisk(path, before, staged, disk, hasModes)])];
    return after.length > 0 ? [{ path: path.replace(/\/$/, ""), before, index: staged, disk, after }] : [];
  });
}

function compareIndex(before: GitEntry | undefined, staged: StagedEntry | undefined): Change["after"] {
  if (before?.kind === staged?.kind && before?.id === staged?.id) return [];
  return [staged?.kind ?? "absent"];
}

function compareDisk(
  path: string,
  before: GitEntry | undefined,
  staged: StagedEntry | undefined,
  disk: DiskEntry,
  hasModes: boolean,
): Change["after"] {
  const kind = findKind(disk, staged, hasModes);
  // Git lists a folder on the disk only if it is a repository of its own.
  if (kind === "folder") return path.endsWith("/") ? ["submodule"] : before && before.kind !== "submodule" ? ["absent"] : [];
  if (kind === "absent") return before && !staged?.isSkipped && before.kind !== "submodule" ? ["absent"] : [];
  // A disk without links holds their targets as text.
  const isAlike = before?.kind === kind || (before?.kind === "link" && kind === "file");
  return before && isAlike && holdsObject(disk, before.id) ? [] : [kind];
}

/** The new paths by object name; the names of files on the disk are computed. */
function mapAdded(differences: readonly Difference[]): ReadonlyMap<string, string> {
  const length = differences.find(({ before }) => before)?.before?.id.length;
  if (length === undefined) return new Map();
  return new Map(
    differences.flatMap(({ path, before, index, disk }) => {
      const bytes = before ? undefined : disk.readBytes();
      const id = index?.id ?? (bytes && nameObject(bytes, length));
      return before || id === undefined ? [] : [[id, path] as const];
    }),
  );
}

function isBlob(entry: GitEntry | undefined): boolean {
  return entry?.kind === "file" || entry?.kind === "executable";
}
