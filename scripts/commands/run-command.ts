import { UsageError } from "../build/usage-error.ts";
import { SourceError } from "../import/source-error.ts";
import { escapeControls } from "../text/escape-output.ts";
import { formatHelp, type OptionName, type Options, parseOptions } from "./options.ts";

export interface Command {
  /** As a user types it. */
  readonly name: string;
  readonly purpose: string;
  readonly options: readonly OptionName[];
  /** Resolves to the exit status. Loads the stages itself, so that help and wrong usage need not wait for them. */
  readonly run: (options: Options, environment: NodeJS.ProcessEnv) => Promise<number>;
}

/** Runs a command on what was written after it, and sets the exit status. */
export async function runCommand(command: Command): Promise<void> {
  process.exitCode = await executeCommand(command, process.argv.slice(2), process.env);
}

/**
 * Runs a command within a program that goes on after it.
 *
 * @returns the exit status.
 */
export function executeCommand(command: Command, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { name, purpose, options, run } = command;
  return reportFailure(name, environment, async () => {
    const choices = parseOptions(args, options, environment, Math.floor(Date.now() / 1000));
    if (choices) return run(choices, environment);
    console.log(formatHelp(name, purpose, options));
    return 0;
  });
}

/**
 * Tells a failure in one sentence.
 *
 * @param name of the command, as a user types it.
 * @param environment `GOFTOGU_TRACE` asks for the trace of an unexpected error.
 * @returns the exit status: that of `run`, or what the failure means: 1 a fault in what was given, 2 wrong usage, 3 anything else.
 */
export async function reportFailure(name: string, environment: NodeJS.ProcessEnv, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const isFault = error instanceof SourceError;
    const sentence = isUsage
      ? `${error.message} See ${name} -- --help.`
      : isFault
        ? error.message
        : `The command failed: ${describe(error)}`;
    console.error(escapeControls(sentence));
    if (!isUsage && !isFault && environment.GOFTOGU_TRACE) console.error(error);
    return isUsage ? 2 : isFault ? 1 : 3;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
