import type { Outcome, Refusal } from "../../authoring/outcome.ts";
import { printErrors, printJson, printLines } from "./output.ts";

const exitStatuses: Readonly<Record<Refusal["cause"], number>> = { content: 1, usage: 2, disk: 3, author: 3 };

/**
 * Prints the outcome of writing a post.
 *
 * @returns the exit status.
 */
export function printOutcome(outcome: Outcome, json: boolean): number {
  if (outcome.kind === "refused") {
    printErrors(outcome.message.split("\n"));
    return exitStatuses[outcome.cause];
  }
  const { kind, message, ...written } = outcome;
  if (json) printJson(written);
  else printLines(message.split("\n"));
  return 0;
}
