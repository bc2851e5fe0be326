import { parseCommandLine } from "../../../scripts/commands/command-line.ts";
import type { FieldCase } from "../field-case.ts";

const line = { name: "build", purpose: "", options: ["content", "now", "port", "workers"] } as const;

function complain(...words: readonly string[]): string {
  try {
    parseCommandLine(words, line, {});
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

export const fieldCase: FieldCase = {
  behaviour: "answers a wrong value or option with a sentence of its own",
  observe: () => ({
    "--workers -1": complain("--workers", "-1"),
    "--port -1": complain("--port", "-1"),
    "--content": complain("--content"),
    "--content --now": complain("--content", "--now"),
    "--wrokers 2": complain("--wrokers", "2"),
    "--now -x": complain("--now", "-x").split(".")[0] ?? "",
  }),
  right: {
    "--workers -1": "`--workers` must be a whole number from 0 to 99, not `-1`.",
    "--port -1": "`--port` must be a whole number from 0 to 65535, not `-1`.",
    "--content": "`--content` needs a value: write `--content DIR`.",
    "--content --now": "`--content` needs a value: write `--content DIR`, or `--content=--now` if the value starts with a dash.",
    "--wrokers 2": "Unknown option `--wrokers`; did you mean `--workers`?",
    "--now -x": "`--now` `-x` is not a date",
  },
};
