import { formatFrontMatter } from "../../content/authoring/format-front-matter.ts";
import type { LanguageWords } from "../../locale/locale.ts";
import { formatNumber } from "../../text/numbers.ts";
import { fillIn } from "../../text/template.ts";
import type { ContentFile } from "../model.ts";
import { escapeText } from "../text/escape.ts";
import type { ImportWords } from "../words/languages.ts";

/** Imported posts and comments under one licence. */
export interface LicenceCount {
  readonly discussions: number;
  readonly replies: number;
  readonly comments: number;
}

export interface Provenance {
  /** Host of the old site, or the name of the dump's folder. */
  readonly site: string;
  readonly host?: string;
  /** By the licence's name in the dump; the name is empty if the dump has none. */
  readonly licences: ReadonlyMap<string, LicenceCount>;
  /** Formatted dates of the first and last post; absent if there is no post. */
  readonly from?: string;
  readonly to?: string;
}

/** Builds the page that names the source of the content and its licences. */
export function buildSourcePage(
  { site, host, licences, from, to }: Provenance,
  { source: words }: ImportWords,
  locale: Pick<LanguageWords, "digits" | "grouping">,
): ContentFile {
  const number = (n: number) => formatNumber(locale, n);
  const rows = [...licences].sort(([a], [b]) => (a < b ? -1 : 1));
  const sum = (key: keyof LicenceCount) => number(rows.reduce((total, [, counts]) => total + counts[key], 0));
  const columns = Object.values(words.columns);
  const table = [
    row(columns),
    row(columns.map(() => "---")),
    ...rows.map(([name, { discussions, replies, comments }]) =>
      row([nameLicence(name) ?? words.unnamedLicence, number(discussions), number(replies), number(comments)]),
    ),
  ];
  const paragraphs = [
    fillIn(words.origin, { site: host === undefined ? escapeText(site) : `<https://${host}/>` }),
    from !== undefined && to !== undefined ? fillIn(words.range, { from, to }) : "",
    fillIn(words.amount, { discussions: sum("discussions"), replies: sum("replies"), comments: sum("comments") }),
    host === undefined ? "" : fillIn(words.address, { pattern: `\`https://${host}/questions/…/\`` }),
    `## ${words.licenceHeading}`,
    table.join("\n"),
    words.rule,
    words.changes,
  ];
  const head = formatFrontMatter([
    ["title", words.title],
    ["description", words.description],
  ]);
  return { path: "pages/source.md", text: `${head}${paragraphs.filter((paragraph) => paragraph !== "").join("\n\n")}\n` };
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Links to the deed of a Creative Commons licence: `CC BY-SA 3.0` is at /licenses/by-sa/3.0/. */
function nameLicence(name: string): string | undefined {
  if (name === "") return undefined;
  const [, kind, version] = /^CC (BY(?:-(?:SA|NC|ND))*) (\d\.\d)$/.exec(name) ?? [];
  const label = escapeText(name).replaceAll("|", "\\|");
  return kind === undefined ? label : `[${label}](https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/)`;
}
