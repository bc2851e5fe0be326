import { buildCommand } from "./build.ts";
import { runCommand } from "./run-command.ts";

// Loads the code of a build, waits for a line on standard input, and builds. When the author saves
// a file, the code is already loaded.
// A mistake in that code is reported by the build, which imports it again.
await Promise.all([import("../build/build.ts"), import("@11ty/eleventy")]).catch(() => undefined);
for await (const _ of process.stdin) {
  await runCommand(buildCommand);
  break;
}
