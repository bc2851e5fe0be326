import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { UsageError } from "../build/usage-error.ts";
import { SourceError } from "../import/source-error.ts";
import { type CommandLine, explainConsumed, formatHelp, parseCommandLine } from "./command-line.ts";
import { findConsumedOptions } from "./npm-options.ts";
import { type OptionName, type OptionValues, optionTable } from "./options.ts";
import { locateOwnPart } from "./own-part-place.ts";
import { printErrors, printLines } from "./terminal/output.ts";
import { type TypedCommand, typeCommand } from "./typed-command.ts";

export interface Command {
  readonly options: readonly OptionName[];
  /**
   * Runs the command without ending the process.
   *
   * @param args the words after the command.
   * @returns the exit status.
   */
  readonly execute: (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;
}

interface Definition<N extends OptionName, P extends object> extends CommandLine<N, P> {
  /**
   * Resolves to the exit status. Imports slow stages itself, so that help and usage errors are
   * immediate.
   */
  readonly run: (given: OptionValues<N> & P, environment: NodeJS.ProcessEnv) => Promise<number>;
}

/** Whether the person at the terminal can be asked. */
export const canAsk = process.stdin.isTTY && process.stdout.isTTY;

export function defineCommand<N extends OptionName, P extends object = object>(definition: Definition<N, P>): Command {
  const { name, options, run } = definition;
  return {
    options,
    execute: async (args, environment) => {
      try {
        const given = parseCommandLine(args, definition, environment);
        const consumed = findConsumedOptions(
          name,
          options.map((option) => optionTable[option]),
          environment,
        );
        if (given && consumed) printErrors([explainConsumed(consumed)]);
        if (given) return await run(given, environment);
        printLines(formatHelp(definition, typeCommand(name, environment)).split("\n"));
        return 0;
      } catch (error) {
        return reportFailure(error, typeCommand(name, environment), environment);
      }
    },
  };
}

/**
 * Runs a command if its file is the script that Node started. Tests import the same file and call
 * `execute`.
 *
 * @param url `import.meta.url` of the command's file.
 */
export async function runIfEntry(command: Command, url: string): Promise<void> {
  const [, script = ""] = process.argv;
  if (existsSync(script) && realpathSync(script) === fileURLToPath(url)) await runCommand(command);
}

/** Runs a command with the arguments of the process, and sets the exit status. */
export async function runCommand({ execute }: Command): Promise<void> {
  process.exitCode = await execute(process.argv.slice(2), process.env);
}

/**
 * Prints a failure as one sentence.
 *
 * @param environment `GOFTOGU_TRACE` adds the stack trace of an unexpected error.
 * @returns the exit status: 1 for an error in the input, 2 for wrong usage, 3 for anything else.
 */
function reportFailure(error: unknown, command: TypedCommand, environment: NodeJS.ProcessEnv): number {
  const { status, sentence } = describeFailure(error, command);
  printErrors([sentence]);
  if (status === 3 && environment.GOFTOGU_TRACE) printErrors(inspect(error).split("\n"));
  return status;
}

export function describeFailure(
  error: unknown,
  { words, separator }: TypedCommand,
): { readonly status: number; readonly sentence: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return { status: 2, sentence: `${message} See ${words}${separator}--help.` };
  if (error instanceof SourceError) return { status: 1, sentence: message };
  return { status: 3, sentence: `The command failed: ${locateOwnPart(error)}${message}` };
}
