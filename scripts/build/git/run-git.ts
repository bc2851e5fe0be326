import { spawnSync } from "node:child_process";
import { dirname } from "node:path";

/** What git answered. `status` is null if it could not be started. */
export interface GitAnswer {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/** Exit status of git for a failure. */
export const fatal = 128;

/**
 * Runs a command of git that reads its own files only. Callers must not use commands that read the
 * text of working files (`status`, `diff`, `ls-files --modified`): these start the filters of the
 * user's settings.
 *
 * @param folder in which git looks for its repository.
 */
export function runGit(folder: string, args: readonly string[], input = ""): GitAnswer {
  // Windows looks for a program in the current folder first, so no folder of the project may be it.
  const { stdout, stderr, status } = spawnSync("git", ["-C", folder, ...wary, ...args], {
    cwd: dirname(process.execPath),
    env: { ...dropGit(process.env), ...offline, LC_ALL: "C" },
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
    windowsHide: true,
  });
  return { status, output: stdout ?? Buffer.alloc(0), errors: stderr?.toString() ?? "" };
}

/** Whether git says that a folder is in no repository. */
export function isOutsideRepository({ status, errors }: GitAnswer): boolean {
  return status === fatal && errors.includes("not a git repository");
}

/**
 * Nothing is run, so the owner of the files does not matter. A folder that only looks like a
 * repository is none (git-config(1)).
 */
const wary = ["-c", "core.fsmonitor=false", "-c", "safe.directory=*", "-c", "safe.bareRepository=explicit"];

/**
 * No missing object is fetched, since this starts programs that the repository names, and no object
 * is replaced by another (git(1), "Environment Variables").
 */
const offline = { GIT_ALLOW_PROTOCOL: "", GIT_NO_LAZY_FETCH: "1", GIT_NO_REPLACE_OBJECTS: "1", GIT_OPTIONAL_LOCKS: "0" };

/** Without the variables that would lead git to another repository, as in its hooks. */
function dropGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
