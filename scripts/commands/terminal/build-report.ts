import type { Report } from "../../build/report.ts";
import { escapeControls } from "../../text/escape-output.ts";

/** The last lines that a build prints. */
export function formatBuildReport(report: Report, output: string): string {
  const { files, drafts, ignored, discussions, replies, tags, heldBack, notes, pages, rendered, written, bytes, kept, removed } = report;
  return [
    `Read ${formatAmount(files, "file")}: ${formatAmount(discussions, "discussion")} listed, ${formatAmount(replies, "reply", "replies")}, ${formatAmount(tags, "tag")}, ${formatAmount(drafts, "draft")}, ${groupDigits(heldBack)} held back, ${formatAmount(notes, "note")}${ignored > 0 ? `, ${groupDigits(ignored)} ignored as not content` : ""}.`,
    `${escapeControls(output)}: ${formatAmount(written, "file")} written (${formatSize(bytes)}), ${groupDigits(kept)} kept, ${groupDigits(removed)} removed. Rendered ${groupDigits(rendered)} of ${formatAmount(pages, "page")}.`,
    describeCost(report),
    `Search index: ${describeSearch(report)}. ${describePictures(report.pictures)}`,
    ...describeExceeded(report),
  ].join("\n");
}

/** The line of `npm start` after a build of open pages, when others are pending. */
export function describeOpenPages({ rendered, stages }: Pick<Report, "rendered" | "stages">): string {
  const open = rendered === 0 ? "No open page changed" : `Rendered ${formatAmount(rendered, "open page")}`;
  return `${open} (${formatSeconds(stages)}). The other pages follow; those that you open come first.`;
}

/** The line of `npm start` when no page is pending. */
export function describeReady({ pages, rendered, search, stages }: Pick<Report, "pages" | "rendered" | "search" | "stages">): string {
  const ready = `All ${formatAmount(pages, "page")}${search ? " and the search index" : ""} are ready`;
  return `${ready}; ${groupDigits(rendered)} rendered (${formatSeconds(stages)}).`;
}

function formatSeconds(stages: Report["stages"]): string {
  return `${stages.reduce((total, { seconds }) => total + seconds, 0).toFixed(1)} s`;
}

/** Leaves out stages of less than a tenth of a second. */
function describeCost({ stages, peakMemory }: Report): string {
  const long = stages.filter(({ seconds }) => seconds >= 0.1).map(({ stage, seconds }) => `${stage.toLowerCase()} ${seconds.toFixed(1)}`);
  const shares = long.length > 1 ? ` (${long.join(", ")})` : "";
  return `Took ${formatSeconds(stages)}${shares} and ${groupDigits(Math.round(peakMemory))} MB of memory.`;
}

function describeSearch({ search, discussions }: Report): string {
  return search ? formatAmount(discussions, "discussion") : "none";
}

function describePictures({ drawn, kept, copied = 0, crowd }: Report["pictures"]): string {
  const copies = copied > 0 ? ` Smaller copies of pictures: ${groupDigits(copied)} made.` : "";
  const numbers = `Cards and icons: ${drawn} drawn, ${kept} kept.${copies}`;
  if (!crowd) return numbers;
  const { subjects, limit } = crowd;
  return `${numbers} All pages share one card: ${formatAmount(subjects, "discussion and tag", "discussions and tags")} are more than ${limit}.`;
}

/** A sentence for each limit of the host that the site does not keep. */
function describeExceeded({ host }: Report): readonly string[] {
  return (host?.exceeded ?? []).map(({ limit, found, most, file = "" }) => {
    const [amount, bound] = limit.endsWith("Bytes") ? [formatSize(found), formatSize(most)] : [groupDigits(found), groupDigits(most)];
    const what = {
      siteBytes: "the site has",
      fileBytes: `${escapeControls(file)} has`,
      files: "the site has",
      redirects: "_redirects has",
    }[limit];
    const unit = limit === "files" ? " files" : limit === "redirects" ? " redirects" : "";
    return `The host ${host?.name} takes at most ${bound}${unit}${limit === "fileBytes" ? " a file" : ""}: ${what} ${amount}.`;
  });
}

/** @example formatAmount(1200, "file") // => "1,200 files" */
export function formatAmount(number: number, word: string, plural = `${word}s`): string {
  return `${groupDigits(number)} ${number === 1 ? word : plural}`;
}

/** In SI units, as disks and hosts count. */
function formatSize(bytes: number): string {
  if (bytes < 1000) return formatAmount(bytes, "byte");
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @example groupDigits(1200) // => "1,200" */
export function groupDigits(number: number): string {
  return number.toLocaleString("en-US");
}
