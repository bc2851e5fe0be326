/** The command was called in a way that cannot work; its message is one sentence for the caller. */
export class UsageError extends Error {}

/** What Node says of a command line that it cannot take, without its advice on arguments that are no options. */
export function explainArguments(error: unknown): UsageError {
  const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\n|\. /);
  return new UsageError(`${sentence.replace(/\.$/, "")}.`);
}
