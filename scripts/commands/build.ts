import { buildCommand } from "./build-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(buildCommand);
