import { defaultStore } from "../../build/folders.ts";
import { escapeControls } from "../../text/escape-output.ts";
import { type TypedCommand, typeCommand } from "../typed-command.ts";

/** The options that locate a site. */
interface Place {
  readonly content: string;
  readonly output: string;
  readonly base?: string;
}

/** The options that decide what a build writes. */
interface Built extends Place {
  readonly store?: string;
  readonly now?: string;
  readonly skipBroken?: boolean;
  readonly search?: boolean;
}

/** The sentence after a build: the commands that show the site, with the options they need. */
export function describeViews(built: Built, environment: NodeJS.ProcessEnv): string {
  const start = formatCommand(typeCommand("start", environment), listOptions(built));
  const preview = formatCommand(typeCommand("preview", environment), listOptions({ output: built.output }));
  return `View it: ${start} (rebuilds on a change) or ${preview} (as a static host serves it).`;
}

/** The command that would build the site. */
export function formatBuildCommand(place: Place, environment: NodeJS.ProcessEnv): string {
  return formatCommand(typeCommand("build", environment), listOptions(place));
}

/** The options that differ from their defaults. */
function listOptions({
  content = "content",
  output,
  base,
  store = defaultStore,
  now,
  skipBroken,
  search,
}: Partial<Built>): readonly string[] {
  return [
    ...(content === "content" ? [] : ["--content", content]),
    ...(base === undefined ? [] : ["--base", base]),
    ...(output === undefined || output === "dist" ? [] : ["--output", output]),
    ...(store === defaultStore ? [] : ["--store", store]),
    ...(now === undefined ? [] : ["--now", now]),
    ...(skipBroken ? ["--skip-broken"] : []),
    ...(search === false ? ["--no-search"] : []),
  ];
}

/** @example formatCommand(typeCommand("start", {}), ["--output", "a b"]) // => 'npm start -- --output "a b"' */
export function formatCommand({ words, separator }: TypedCommand, options: readonly string[]): string {
  return options.length === 0 ? words : escapeControls(`${words}${separator}${options.map(quoteWord).join(" ")}`);
}

/**
 * Quotes a word for a shell. Shells of Unix and of Windows read a plain word and a word with
 * spaces. Only Unix shells read a word with a character that they would expand.
 */
export function quoteWord(word: string): string {
  if (/^[\p{L}\p{N}\p{M}@%+=:,./\\_~-]+$/u.test(word)) return word;
  return /["$`!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
