import { isPackaged } from "../project.ts";

/** How a user types a command. */
export interface TypedCommand {
  /** Such as `npm run build`. */
  readonly words: string;
  /** What stands before the options: npm only passes on what follows `--`. */
  readonly separator: " -- " | " ";
}

/**
 * @param name such as `build`. A site that uses the package has npm scripts of the same names.
 * @param environment npm says in it what it runs (docs.npmjs.com, "scripts", "environment").
 * @param hasProgram whether commands can also be typed without npm, as `goftogu build`.
 */
export function typeCommand(name: string, environment: NodeJS.ProcessEnv, hasProgram = isPackaged): TypedCommand {
  const { npm_lifecycle_event: event } = environment;
  const isScript = event !== undefined && event !== "npx";
  if (!hasProgram || isScript) return { words: name === "start" ? "npm start" : `npm run ${name}`, separator: " -- " };
  return { words: `${typeProgram(environment)} ${name}`, separator: " " };
}

/** How a user types the program that has all commands. */
export function typeProgram({ npm_command: command }: NodeJS.ProcessEnv): string {
  return command === "exec" ? "npx goftogu" : "goftogu";
}
