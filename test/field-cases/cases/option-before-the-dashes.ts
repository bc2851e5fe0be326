import { parseCommandLine } from "../../../scripts/commands/command-line.ts";
import type { FieldCase } from "../field-case.ts";

const line = { name: "check", purpose: "", options: ["content", "fix", "json"] } as const;

/** What a command answers to the variables that npm sets, and to the words that npm leaves. */
function answer(config: NodeJS.ProcessEnv, ...words: readonly string[]): string {
  try {
    return JSON.stringify(parseCommandLine(words, line, { npm_lifecycle_event: "check", ...config }));
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

const right = (option: string, words: string) =>
  `npm consumed \`${option}\` as its own option: write all options after \`--\`, as in \`npm run check -- ${words}\`.`;

export const fieldCase: FieldCase = {
  behaviour: "answers how to write an option that npm consumed, because it came before the dashes",
  observe: () => ({
    "npm run check --fix": answer({ npm_config_fix: "true" }),
    "npm run check --content forum": answer({ npm_config_content: "true" }, "forum"),
    "npm run check --content=forum --fix": answer({ npm_config_content: "forum", npm_config_fix: "true" }),
    "npm run check": answer({}),
  }),
  right: {
    "npm run check --fix": right("--fix", "--fix"),
    "npm run check --content forum": right("--content", "--content forum"),
    "npm run check --content=forum --fix": right("--content", "--content forum --fix"),
    "npm run check": '{"content":"content","fix":false,"json":false}',
  },
};
