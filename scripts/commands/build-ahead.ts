import { buildCommand } from "./build-command.ts";
import { runCommand } from "./run-command.ts";

/** Loads what a build needs, and builds when a line comes in; it ends with the process that started it. */
await Promise.all([import("../build/build.ts"), import("@11ty/eleventy")]);
for await (const _ of process.stdin) {
  await runCommand(buildCommand);
  break;
}
