import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Option } from "./options.ts";
import { formatCommand } from "./terminal/command-hints.ts";
import { typeCommand } from "./typed-command.ts";

/** The options that a user wrote before `--`, so that npm consumed them. */
export interface ConsumedOptions {
  /** The option that comes first in the table, such as `--fix`. */
  readonly first: string;
  /** The command with all of them after `--`. */
  readonly right: string;
  /**
   * True if npm has settings of these names itself. The user may have meant npm: `npm install
   * --json` also runs scripts.
   */
  readonly areNpmOwn: boolean;
}

/**
 * Finds the options of a command that npm consumed. npm passes what it consumes to the script in
 * environment variables `npm_config_…` (docs.npmjs.com, "config", "Environment Variables"), and
 * the settings of `.npmrc` files with them. Only the command's own npm script is checked, because
 * scripts that it starts inherit the environment.
 *
 * @param command also the name of the npm script.
 * @param loose words of the command line that belong to no option: npm leaves the value of an
 * option that it does not know there.
 */
export function findConsumedOptions(
  command: string,
  options: readonly Option[],
  environment: NodeJS.ProcessEnv,
  loose: readonly string[] = [],
): ConsumedOptions | undefined {
  if (environment.npm_lifecycle_event !== command) return undefined;
  const consumed = options.filter((option) => listWords(option, environment).length > 0);
  if (consumed.length === 0) return undefined;
  const settings = listSettings(environment);
  const lost = consumed.filter((option) => !settings.has(nameSetting(option)));
  const found = lost.flatMap((option) => listWords(option, environment));
  const [first] = found;
  const [value] = loose;
  const placeholders = found.filter((word) => lost.some((option) => option.value === word));
  const words =
    loose.length === 1 && value !== undefined && placeholders.length === 1
      ? found.map((word) => (word === placeholders[0] ? value : word))
      : found;
  if (first === undefined) return undefined;
  return { first, right: formatCommand(typeCommand(command, environment), words), areNpmOwn: lost.every(({ npmOwn }) => npmOwn) };
}

/** The words of an option that npm consumed. If npm lost the value, the placeholder replaces it. */
function listWords(option: Option, environment: NodeJS.ProcessEnv): readonly string[] {
  const { name, value } = option;
  const setting = nameSetting(option);
  const text = environment[`npm_config_${setting.replaceAll("-", "_")}`];
  if (value === undefined) return text === (setting === name ? "true" : "") ? [`--${name}`] : [];
  // npm separates several values with an empty line.
  return text ? text.split("\n\n").flatMap((one) => [`--${name}`, one === "true" ? value : one]) : [];
}

/** npm reads `--no-search` as the setting `search`, turned off. */
function nameSetting({ name, value }: Option): string {
  return value === undefined && name.startsWith("no-") ? name.slice(3) : name;
}

/** The names of the settings in the user's files, which no command line set. */
function listSettings({ npm_config_local_prefix: project = ".", ...environment }: NodeJS.ProcessEnv): ReadonlySet<string> {
  const files = [join(project, ".npmrc"), environment.npm_config_userconfig, environment.npm_config_globalconfig];
  const lines = files.flatMap((file) => (file === undefined ? [] : readLines(file)));
  return new Set(lines.flatMap((line) => /^\s*([\w-]+)\s*(?:=|\[\]|$)/.exec(line)?.[1] ?? []));
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
