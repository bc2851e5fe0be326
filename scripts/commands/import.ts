import { UsageError } from "../build/usage-error.ts";
import type { OnProgress } from "../import/rows.ts";
import { formatLogJson } from "../text/escape-output.ts";
import { suggestWord } from "../text/suggest.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { printOutcome } from "./terminal/print-outcome.ts";
import { openStatusLine, type StatusLine, type Terminal } from "./terminal/status-line.ts";

export const importCommand = defineCommand({
  name: "npm run import",
  purpose: `Turns a forum export, or a filled form of GitHub, into content. An export can be imported
again: what is the same is kept, and a file that was edited is never overwritten.`,
  options: ["target", "siteName", "language", "hosts", "json"],
  positionals: {
    forms: ["FORMAT SOURCE"],
    help: [
      [
        "stackexchange",
        "FORMAT for a Stack Exchange data dump; SOURCE is the folder that\nholds Posts.xml, and Users.xml, Tags.xml, Comments.xml if there are any",
      ],
      [
        "issue-form",
        "FORMAT for a form in which somebody wrote a discussion or a reply; SOURCE is\nthe file of GitHub's event, or of the issue's body. Of the options below it\ntakes --output and --json",
      ],
    ],
    parse: parseSource,
  },
  run: async ({ format, source, target: output, siteName: name, language, hosts, json }, environment) => {
    if (format === "issue-form") {
      if ((name ?? language ?? hosts[0]) !== undefined) throw new UsageError("A form is taken with `--output` and `--json` alone.");
      const { importIssueForm } = await import("../import/issue-form/import.ts");
      return printOutcome(await importIssueForm({ source, output }, console.error), json);
    }
    const [{ importStackExchange }, { formatReport }] = await Promise.all([
      import("../import/stackexchange/run.ts"),
      import("../import/report.ts"),
    ]);
    const progress = showProgress(process.stderr, environment);
    const report = await importStackExchange({ source, output, name, language, hosts }, progress.onProgress).finally(progress.clear);
    console.log(json ? formatLogJson(report, 2) : formatReport(report));
    return report.files.refused.length + report.files.leftBehind.length > 0 ? 1 : 0;
  },
});

/** What is brought over, and where it is. */
const sources = {
  stackexchange: { place: "the folder of the export", example: "dump/" },
  "issue-form": { place: "the file of the form", example: "event.json" },
} as const;

type Format = keyof typeof sources;

const isFormat = (written: string): written is Format => Object.hasOwn(sources, written);

/** @throws {UsageError} */
function parseSource([format, source, ...more]: readonly string[]): { readonly format: Format; readonly source: string } {
  if (format === undefined) throw new UsageError("A format and a source are missing, such as `stackexchange dump/`.");
  if (!isFormat(format)) {
    const formats = Object.keys(sources);
    const near = suggestWord(format, formats);
    throw new UsageError(
      `The format \`${format}\` is unknown; ${near === undefined ? `known: ${formats.join(", ")}.` : `did you mean \`${near}\`?`}`,
    );
  }
  const { place, example } = sources[format];
  if (!source) throw new UsageError(`The source is missing: ${place}, such as \`${format} ${example}\`.`);
  if (more.length > 0) throw new UsageError(`There is one source, but \`${more.join(" ")}\` follows it.`);
  return { format, source };
}

/** One line that changes on a terminal; elsewhere a line for each file and each fifth of it. `clear` ends the changing line. */
function showProgress(terminal: Terminal, environment: NodeJS.ProcessEnv): Pick<StatusLine, "clear"> & { readonly onProgress: OnProgress } {
  const line = openStatusLine(terminal, environment);
  const step = line.isLive ? 1 : 20;
  let last = "";
  return {
    clear: line.clear,
    onProgress: (file, read, total) => {
      const percent = total > 0 ? Math.floor((Math.min(read, total) / total) * 100) : 100;
      const text = `reading ${file}: ${percent - (percent % step)}%`;
      if (text !== last) line.show(text);
      last = text;
    },
  };
}

await runIfEntry(importCommand, import.meta.url);
