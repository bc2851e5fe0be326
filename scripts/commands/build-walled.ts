import { runCommand } from "./run-command.ts";
import { walledCommand } from "./walled/walled-command.ts";

await runCommand(walledCommand);
