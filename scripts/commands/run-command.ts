import { escapeControls } from "../content/problem.ts";
import { SourceError } from "../import/source-error.ts";
import { formatHelp, type OptionName, type Options, parseOptions } from "./options.ts";
import { UsageError } from "./usage-error.ts";

export interface Command {
  /** As a user types it. */
  readonly name: string;
  readonly purpose: string;
  readonly options: readonly OptionName[];
  /** Resolves to the exit status. Loads the stages itself, so that help and wrong usage need not wait for them. */
  readonly run: (options: Options) => Promise<number>;
}

/** Runs a command on what was written after it. */
export async function runCommand({ name, purpose, options, run }: Command): Promise<void> {
  await reportFailure(name, async () => {
    const choices = parseOptions(process.argv.slice(2), options, process.env, Math.floor(Date.now() / 1000));
    if (choices) return run(choices);
    console.log(formatHelp(name, purpose, options));
    return 0;
  });
}

/**
 * Sets the exit status: that of `run`, or what a failure means, which is told in one sentence: 1 a fault in what was given, 2 wrong usage,
 * 3 anything else.
 *
 * @param name of the command, as a user types it.
 */
export async function reportFailure(name: string, run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const isFault = error instanceof SourceError;
    const sentence = isUsage
      ? `${error.message} See ${name} -- --help.`
      : isFault
        ? error.message
        : `The command failed: ${describe(error)}`;
    console.error(escapeControls(sentence));
    if (!isUsage && !isFault && process.env.GOFTOGU_TRACE) console.error(error);
    process.exitCode = isUsage ? 2 : isFault ? 1 : 3;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
