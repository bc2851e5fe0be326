/** A service that hosts git repositories, and sites beside them. */
export type Forge = "github" | "gitlab" | "codeberg";

/** Where the source of a site lies. */
export interface SourceRepository {
  readonly forge: Forge;
  /** Such as `mina/bikes`. */
  readonly path: string;
}

const forges: ReadonlyMap<string, Forge> = new Map([
  ["github.com", "github"],
  ["gitlab.com", "gitlab"],
  ["codeberg.org", "codeberg"],
]);

/**
 * Reads the address of a repository as a browser shows it or as git takes it.
 *
 * @returns undefined for another host: no recipe is known for it.
 * @example parseRepository("git@github.com:mina/bikes.git") // => { forge: "github", path: "mina/bikes" }
 */
export function parseRepository(written: string): SourceRepository | undefined {
  const [, host = "", rest = ""] = /^(?:https?:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)?([\w.-]+)[/:](.+)$/i.exec(written.trim()) ?? [];
  const forge = forges.get(host.toLowerCase());
  const path = rest
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/\.git$/, "");
  const parts = path.split("/");
  // Only GitLab has groups in groups.
  if (!forge || !/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(path) || (forge !== "gitlab" && parts.length !== 2)) return undefined;
  return { forge, path };
}
