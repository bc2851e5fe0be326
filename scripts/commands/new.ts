import { createNewCommand } from "./new/new-command.ts";
import { runCommand } from "./run-command.ts";

const canAsk = process.stdin.isTTY && process.stdout.isTTY;

await runCommand(createNewCommand(async () => (canAsk ? (await import("./new/terminal.ts")).terminal : undefined)));
