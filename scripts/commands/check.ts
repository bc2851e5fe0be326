import { checkCommand } from "./check-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(checkCommand);
