import { parseOptions, renderHelp, type ServeChoices, type ServeOption } from "./options.ts";

export interface ServeCommand {
  readonly name: string;
  readonly purpose: string;
  readonly options: readonly ServeOption[];
  /** Resolves to the exit status. */
  readonly run: (choices: ServeChoices) => Promise<number>;
}

/** Runs a command on what was written after it; sets the exit status: 0 done, 2 wrong usage, 3 anything else. */
export async function runCommand({ name, purpose, options, run }: ServeCommand): Promise<void> {
  const parsed = parseOptions(process.argv.slice(2), options);
  if (parsed.kind === "help") {
    process.stdout.write(`${renderHelp(name, purpose, options)}\n`);
  } else if (parsed.kind === "wrong") {
    process.exitCode = complain(`${parsed.reason} See ${name} -- --help.`, 2);
  } else {
    process.exitCode = await run(parsed.choices).catch((error: unknown) =>
      complain(error instanceof Error ? error.message : String(error), 3),
    );
  }
}

/** Prints one sentence and gives the exit status back. */
export function complain(sentence: string, status: number): number {
  process.stderr.write(`${sentence}\n`);
  return status;
}
