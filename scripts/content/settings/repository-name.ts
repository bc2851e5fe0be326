/** Of an account on GitHub: letters, digits and single hyphens between them; `_` stands before the short code of an enterprise. */
const account = /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*(?:_[a-z\d]+)?$/i;

/** Of a repository on GitHub, which takes `.git` at the end of an address for no part of the name. */
const repositoryName = /^(?!\.{1,2}$)(?!.*\.git$)[\w.-]{1,100}$/i;

/** Of a group or a project on GitLab (GitLab, "Limitations on project and group names"). */
const projectPath = /^(?!.*\.(?:git|atom)$)\w(?:[\w.-]{0,253}[\w-])?$/i;

/** Whether a path is `owner/name` as GitHub has them. */
export function isGitHubRepository(path: string): boolean {
  const [owner = "", name = "", ...more] = path.split("/");
  return more.length === 0 && account.test(owner) && repositoryName.test(name);
}

/** Whether a path is a project of GitLab's, in groups of any depth. */
export function isGitLabProject(path: string): boolean {
  const segments = path.split("/");
  return segments.length > 1 && segments.every((segment) => projectPath.test(segment));
}

/**
 * Whether a branch can have a name, of plain letters and signs: what git takes (git-check-ref-format), less what GitHub refuses, which is
 * what looks like the id of a commit or like a whole reference.
 *
 * @example isBranchName("feature/web-editor") // => true
 */
export function isBranchName(name: string): boolean {
  if (!/^\w[\w./-]{0,100}$/.test(name) || /^(?:HEAD$|refs\/|[\da-f]{40}$)/.test(name) || name.endsWith(".")) return false;
  return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock") && !part.includes(".."));
}
