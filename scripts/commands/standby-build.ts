import { buildCommand } from "./build.ts";
import { runCommand } from "./run-command.ts";

// Loads the code of a build, waits for a line on standard input, and builds. When the author saves
// a file, the code is already loaded.
await Promise.all([import("../build/build.ts"), import("@11ty/eleventy")]);
for await (const _ of process.stdin) {
  await runCommand(buildCommand);
  break;
}
