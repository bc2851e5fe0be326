import { expect, test } from "vitest";
import { isBranchName, isGitHubRepository, isGitLabProject } from "../../scripts/content/settings/repository-name.ts";

const long = (length: number) => "a".repeat(length);

test.each(["sara/forum", "a-b-c/forum.example", "sara_acme/x", `${long(39)}/${long(100)}`, "Sara/.github", "sara/_-."])(
  "accepts a GitHub repository like %.50s",
  (path) => expect(isGitHubRepository(path)).toBe(true),
);

test.each([
  "forum",
  "/forum",
  "sara/",
  "sara/a/b",
  "-sara/forum",
  "sara-/forum",
  "sa--ra/forum",
  "sa.ra/forum",
  "_sara/forum",
  "سارا/forum",
  "sara/گفتگو",
  "sara/.",
  "sara/..",
  "sara/forum.git",
  "sara/a b",
  `${long(40)}/forum`,
  `sara/${long(101)}`,
  "https://github.com/sara/forum",
])("refuses a GitHub repository like %.50s", (path) => expect(isGitHubRepository(path)).toBe(false));

test("accepts GitLab projects in groups of any depth", () => {
  for (const path of ["sara/forum", "a/b/c/d", "a.b/_c"]) expect([path, isGitLabProject(path)]).toEqual([path, true]);
  for (const path of ["forum", "a//b", "-a/b", "a/b.git", "a/b.atom", "a/b.", "a/..", ".a/b"])
    expect([path, isGitLabProject(path)]).toEqual([path, false]);
});

test.each(["main", "gh-pages", "feature/web-editor", "v1.0", "_x", "a/b/c", "headless", long(101), "deadbeef"])(
  "accepts a branch like %.50s",
  (name) => expect(isBranchName(name)).toBe(true),
);

test.each([
  "",
  "-a",
  "a..b",
  "a.",
  "a/",
  "/a",
  "a//b",
  "a/.b",
  ".a",
  "a.lock",
  "a.lock/b",
  "a b",
  "a~1",
  "a^",
  "a:b",
  "a?",
  "a*",
  "a[b",
  "a\\b",
  "a@{1}",
  "@",
  "HEAD",
  "refs/heads/a",
  "0123456789abcdef0123456789abcdef01234567",
  long(102),
])("refuses a branch like %j", (name) => expect(isBranchName(name)).toBe(false));
