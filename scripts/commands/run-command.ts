import { UsageError } from "../build/usage-error.ts";
import { SourceError } from "../import/source-error.ts";
import { escapeControls } from "../text/escape-output.ts";
import { type CommandLine, formatHelp, parseCommandLine } from "./command-line.ts";
import type { OptionName, Values } from "./options.ts";

export interface Command {
  readonly options: readonly OptionName[];
  /**
   * Runs on what was written after the command, within a program that goes on after it.
   *
   * @returns the exit status.
   */
  readonly execute: (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;
}

interface Definition<N extends OptionName, P extends object> extends CommandLine<N, P> {
  /** Resolves to the exit status. Loads the stages itself, so that help and wrong usage need not wait for them. */
  readonly run: (given: Values<N> & P, environment: NodeJS.ProcessEnv) => Promise<number>;
}

export function defineCommand<N extends OptionName, P extends object = object>(definition: Definition<N, P>): Command {
  const { name, options, run } = definition;
  return {
    options,
    execute: async (args, environment) => {
      try {
        const given = parseCommandLine(args, definition, environment);
        if (given) return await run(given, environment);
        console.log(formatHelp(definition));
        return 0;
      } catch (error) {
        return tellFailure(error, name, environment);
      }
    },
  };
}

/** Runs a command on what was written after it, and sets the exit status. */
export async function runCommand({ execute }: Command): Promise<void> {
  process.exitCode = await execute(process.argv.slice(2), process.env);
}

/**
 * Tells a failure in one sentence.
 *
 * @param name of the command, as a user types it.
 * @param environment `GOFTOGU_TRACE` asks for the trace of an unexpected error.
 * @returns the exit status: 1 a fault in what was given, 2 wrong usage, 3 anything else.
 */
function tellFailure(error: unknown, name: string, environment: NodeJS.ProcessEnv): number {
  const message = error instanceof Error ? error.message : String(error);
  const [status, sentence] =
    error instanceof UsageError
      ? [2, `${message} See ${name} -- --help.`]
      : error instanceof SourceError
        ? [1, message]
        : [3, `The command failed: ${message}`];
  console.error(escapeControls(sentence));
  if (status === 3 && environment.GOFTOGU_TRACE) console.error(error);
  return status;
}
