import { checkContentTarget } from "../build/folders.ts";
import { UsageError } from "../build/usage-error.ts";
import { formats, type ImportFormat } from "../import/formats.ts";
import type { OnImportProgress } from "../import/model.ts";
import { formatImportReport, type ImportReport } from "../import/report.ts";
import { suggestWord } from "../text/suggest.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors, printJson, printLines } from "./terminal/output.ts";
import { printOutcome } from "./terminal/print-outcome.ts";
import { openStatusLine, type StatusLine, type Terminal } from "./terminal/status-line.ts";

export const importCommand = defineCommand({
  name: "import",
  purpose: `Turns a forum export, or a filled form of GitHub, into content. An export can be imported
again: unchanged files are kept, and edited files are never overwritten.`,
  options: ["target", "siteName", "language", "hosts", "json"],
  positionals: {
    forms: ["FORMAT SOURCE"],
    help: Object.entries(formats).map(([name, { purpose }]) => [name, purpose] as const),
    parse: parseSource,
  },
  run: async ({ formatName, source, target: output, siteName: name, language, hosts, json }, environment) => {
    const format = findFormat(formatName);
    if (!format.hasSiteOptions && (name ?? language ?? hosts[0]) !== undefined)
      throw new UsageError(`The format \`${formatName}\` takes only \`--output\` and \`--json\`.`);
    checkContentTarget(output, "--output");
    const progress = showProgress(process.stderr, environment);
    const listeners = { onProgress: progress.onProgress, notify: printErrors };
    const result = await format.run({ source, output, name, language, hosts }, listeners).finally(progress.clear);
    if (result.kind !== "report") return printOutcome(result, json);
    const { report } = result;
    if (json) printReportJson(report);
    else printLines(formatImportReport(report));
    return report.files.refused.length + report.files.leftBehind.length > 0 ? 1 : 0;
  },
});

/** @throws {UsageError} */
function parseSource([name, source, ...more]: readonly string[]): { readonly formatName: string; readonly source: string } {
  if (name === undefined) throw new UsageError("A format and a source are missing, such as `stackexchange dump/`.");
  const format = findFormat(name);
  if (!source) throw new UsageError(`The source is missing: ${format.source}, such as \`${name} ${format.example}\`.`);
  if (more.length > 0) throw new UsageError(`An import has one source: remove \`${more.join(" ")}\`.`);
  return { formatName: name, source };
}

/** @throws {UsageError} */
function findFormat(name: string): ImportFormat {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format) return format;
  const names = Object.keys(formats);
  const near = suggestWord(name, names);
  throw new UsageError(
    `The format \`${name}\` is unknown; ${near === undefined ? `known: ${names.join(", ")}.` : `did you mean \`${near}\`?`}`,
  );
}

/** Prints the report as JSON; each count is a property of its own. */
function printReportJson({ source, output, counts, hosts, leftOut, notes, pictures, files }: ImportReport): void {
  printJson({ source, output, ...counts, hosts, leftOut, notes, pictures, files }, 2);
}

/**
 * Shows one live line on a terminal, and a line for each fifth of each file elsewhere. `clear`
 * removes the live line.
 */
function showProgress(
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Pick<StatusLine, "clear"> & { readonly onProgress: OnImportProgress } {
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
