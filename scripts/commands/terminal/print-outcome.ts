import type { Outcome, Refusal } from "../../authoring/outcome.ts";
import { formatLogJson } from "../../text/escape-output.ts";

const exitStatuses: Readonly<Record<Refusal["cause"], number>> = { content: 1, usage: 2, disk: 3, author: 3 };

/**
 * Prints the outcome of writing a post.
 *
 * @returns the exit status.
 */
export function printOutcome(outcome: Outcome, json: boolean): number {
  if (outcome.kind === "refused") {
    console.error(outcome.message);
    return exitStatuses[outcome.cause];
  }
  const { kind, message, ...written } = outcome;
  console.log(json ? formatLogJson(written) : message);
  return 0;
}
