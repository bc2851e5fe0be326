import { escapeControls } from "../content/problem.ts";
import type { Options } from "./options.ts";

/** How the site that was just built is seen: commands with the options that lead to it. */
export function describeViews({ content, output, base }: Pick<Options, "content" | "output" | "base">): string {
  const folder = output === "dist" ? [] : ["--output", output];
  const source = [...(content === "content" ? [] : ["--content", content]), ...(base === undefined ? [] : ["--base", base])];
  const start = formatCommand("npm start", [...source, ...folder]);
  return `View it: ${start} (rebuilds on a change) or ${formatCommand("npm run preview", folder)} (as a static host serves it).`;
}

function formatCommand(command: string, options: readonly string[]): string {
  return options.length === 0 ? command : escapeControls(`${command} -- ${options.map(quote).join(" ")}`);
}

/** As shells of Unix and Windows read it where it is plain or has a space; others see what is meant. */
function quote(word: string): string {
  return /^[\p{L}\p{N}\p{M}@%+=:,./\\_~-]+$/u.test(word) ? word : `"${word}"`;
}
