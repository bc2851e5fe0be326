/**
 * An account on GitHub: letters, digits and single hyphens between them. `_` comes before the short
 * code of an enterprise.
 */
const account = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*(?:_[a-z\d]+)?$/i;

/** A repository on GitHub, which reads `.git` at the end of an address as a suffix. */
const repositoryName = /^(?!\.{1,2}$)(?!.*\.git$)[\w.-]{1,100}$/i;

/** A group or project on GitLab (GitLab, "Limitations on project and group names"). */
const projectPath = /^(?!.*\.(?:git|atom)$)\w(?:[\w.-]{0,253}[\w-])?$/i;

/** Whether a path is an `owner/name` of GitHub. */
export function isGitHubRepository(path: string): boolean {
  const [owner = "", name = "", ...more] = path.split("/");
  return more.length === 0 && account.test(owner) && repositoryName.test(name);
}

/** Whether a path is a project on GitLab, in groups of any depth. */
export function isGitLabProject(path: string): boolean {
  const segments = path.split("/");
  return segments.length > 1 && segments.every((segment) => projectPath.test(segment));
}

/**
 * Whether a name of plain letters and signs is valid for a branch in git (git-check-ref-format) and
 * on GitHub, which refuses names that look like a commit id or a full reference.
 *
 * @example isBranchName("feature/web-editor") // => true
 */
export function isBranchName(name: string): boolean {
  if (!/^\w[\w./-]{0,100}$/.test(name) || /^(?:HEAD$|refs\/|[\da-f]{40}$)/.test(name) || name.endsWith(".")) return false;
  return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock") && !part.includes(".."));
}
