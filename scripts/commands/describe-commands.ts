import { escapeControls } from "../text/escape-output.ts";

/** The options that lead to a site. */
interface Place {
  readonly content: string;
  readonly output: string;
  readonly base?: string;
}

/** How the site that was just built is seen: commands with the options that lead to it. */
export function describeViews(place: Place): string {
  const start = formatCommand("npm start", listOptions(place));
  const preview = formatCommand("npm run preview", listOptions({ output: place.output }));
  return `View it: ${start} (rebuilds on a change) or ${preview} (as a static host serves it).`;
}

/** The command by which a site would be built. */
export function describeBuild(place: Place): string {
  return formatCommand("npm run build", listOptions(place));
}

/** Those that differ from what is usual. */
function listOptions({ content = "content", output, base }: Partial<Place>): readonly string[] {
  return [
    ...(content === "content" ? [] : ["--content", content]),
    ...(base === undefined ? [] : ["--base", base]),
    ...(output === undefined || output === "dist" ? [] : ["--output", output]),
  ];
}

/** @example formatCommand("npm start", ["--output", "a b"]) // => 'npm start -- --output "a b"' */
export function formatCommand(command: string, options: readonly string[]): string {
  return options.length === 0 ? command : escapeControls(`${command} -- ${options.map(quote).join(" ")}`);
}

/** As shells of Unix and Windows read it where it is plain or has a space, and those of Unix alone where it has a sign that they obey. */
function quote(word: string): string {
  if (/^[\p{L}\p{N}\p{M}@%+=:,./\\_~-]+$/u.test(word)) return word;
  return /["$`!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
