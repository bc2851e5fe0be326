import { describeWay, isInside } from "../build/place.ts";
import { isGitControlFile } from "../content/parse/files/git-control-file.ts";
import { isLitter } from "../content/parse/files/litter.ts";

/**
 * Whether a change of `path` starts a build. A file that a build ignores does not. Dots count below
 * the watched root only, so that a root may be anywhere.
 *
 * @param kind of the path; while it is unknown, the path may be a folder of content.
 * @param unwatched folders that the build writes to: otherwise each build would start the next one.
 */
export function isWatched(
  path: string,
  roots: readonly string[],
  unwatched: readonly string[],
  kind: "file" | "folder" | undefined,
): boolean {
  if (unwatched.some((folder) => isInside(path, folder))) return false;
  const root = roots.find((candidate) => isInside(path, candidate));
  if (root === undefined) return false;
  const names = describeWay(root, path).split("/");
  const isStatic = names[0] === "static";
  return (
    isGitControlFile(names.join("/")) ||
    names.every((name, index) => {
      const isOwn = index === names.length - 1 && kind === "file";
      return (
        name === "" ||
        ((isStatic || !name.startsWith(".")) && name !== "node_modules" && !isLitter({ path: name, kind: isOwn ? "file" : "folder" }))
      );
    })
  );
}
