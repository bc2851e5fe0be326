import { escapeControls } from "../content/problem.ts";
import { formatHelp, type OptionName, type Options, parseOptions } from "./options.ts";
import { UsageError } from "./usage-error.ts";

export interface Command {
  /** As a user types it. */
  readonly name: string;
  readonly purpose: string;
  readonly options: readonly OptionName[];
  /** Resolves to the exit status. */
  readonly run: (options: Options) => Promise<number>;
}

/** Runs a command on what was written after it; sets the exit status: 0 done, 1 content problems, 2 wrong usage, 3 anything else. */
export async function runCommand({ name, purpose, options, run }: Command): Promise<void> {
  try {
    const choices = parseOptions(process.argv.slice(2), options, process.env, Math.floor(Date.now() / 1000));
    if (choices) process.exitCode = await run(choices);
    else console.log(formatHelp(name, purpose, options));
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(escapeControls(isUsage ? `${error.message} See ${name} -- --help.` : `The command failed: ${describe(error)}`));
    if (!isUsage && process.env.GOFTOGU_TRACE) console.error(error);
    process.exitCode = isUsage ? 2 : 3;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
