import { runNew } from "./new/run-new.ts";

const canAsk = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = await runNew(
  process.argv.slice(2),
  process.env,
  canAsk ? async () => (await import("./new/terminal.ts")).terminal : undefined,
);
