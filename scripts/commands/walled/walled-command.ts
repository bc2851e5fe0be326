import type { Command } from "../run-command.ts";
import { walledOptions } from "./walled-options.ts";

export const walledCommand: Command = {
  name: "npm run build:walled",
  purpose:
    "Builds as `npm run build` does, in a process that reads the content and the project alone, writes the output alone, and starts nothing; without search, cards and memory.",
  options: walledOptions,
  run: async (options) => {
    const { wallIn } = await import("./wall-in.ts");
    return wallIn(options);
  },
};
