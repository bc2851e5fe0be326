import { parseArgs } from "node:util";
import { explainArguments, UsageError } from "../../build/usage-error.ts";
import { findLocale, languages } from "../../locale/locales.ts";
import { suggestWord } from "../../text/suggest.ts";

export interface ImportOptions {
  readonly format: ImportFormat;
  /** Folder of the export, or file of the form. */
  readonly source: string;
  /** Content folder. */
  readonly output: string;
  readonly name?: string;
  readonly language?: string;
  /** Of the old site. */
  readonly hosts: readonly string[];
  readonly json: boolean;
}

/** What is brought over, and where it is. */
const sources = {
  stackexchange: { place: "the folder of the export", example: "dump/" },
  "issue-form": { place: "the file of the form", example: "event.json" },
} as const;

export type ImportFormat = keyof typeof sources;

const formats = Object.keys(sources);

const isFormat = (written: string): written is ImportFormat => Object.hasOwn(sources, written);

const options = {
  output: { type: "string" },
  name: { type: "string" },
  language: { type: "string" },
  host: { type: "string", multiple: true },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const;

export const importHelp = `Turns a forum export, or a filled form of GitHub, into content. An export can be imported
again: what is the same is kept, and a file that was edited is never overwritten.

npm run import -- FORMAT SOURCE [OPTIONS]
  stackexchange    FORMAT for a Stack Exchange data dump; SOURCE is the folder that
                   holds Posts.xml, and Users.xml, Tags.xml, Comments.xml if there are any
  issue-form       FORMAT for a form in which somebody wrote a discussion or a reply; SOURCE is
                   the file of GitHub's event, or of the issue's body. Of the options below it
                   takes --output and --json
  --output DIR     content folder to write to (default: content)
  --name TEXT      name of the site, for a new site.yaml (default: the name of SOURCE)
  --language TAG   ${languages.join(", ")} (default: the language of site.yaml, else fa)
  --host HOST      host of the old site, for the links between its posts; may stand
                   several times (default: found out from the links)
  --json           print the report as JSON
  --help           print this`;

/**
 * Reads the command line of an import.
 *
 * @returns undefined when help is asked for.
 * @throws {UsageError}
 */
export function parseImportOptions(args: readonly string[]): ImportOptions | undefined {
  const { values, positionals } = readArgs(args);
  if (values.help) return undefined;
  const [format, source, ...more] = positionals;
  if (format === undefined) throw new UsageError("A format and a source are missing, such as `stackexchange dump/`.");
  if (!isFormat(format)) {
    const near = suggestWord(format, formats);
    throw new UsageError(
      `The format \`${format}\` is unknown; ${near === undefined ? `known: ${formats.join(", ")}` : `did you mean \`${near}\`?`}`.replace(
        /(?<!\?)$/,
        ".",
      ),
    );
  }
  const { place, example } = sources[format];
  if (source === undefined) throw new UsageError(`The source is missing: ${place}, such as \`${format} ${example}\`.`);
  if (more.length > 0) throw new UsageError(`There is one source, but \`${more.join(" ")}\` follows it.`);
  for (const [option, value] of Object.entries(values))
    if (value === "" || (Array.isArray(value) && value.includes(""))) throw new UsageError(`\`--${option}\` needs a value.`);
  const { output = "content", name, language, host = [], json = false } = values;
  if (language !== undefined && !findLocale(language))
    throw new UsageError(`\`--language\` must be one of ${languages.join(", ")}, not \`${language}\`.`);
  if (format === "issue-form" && (name ?? language ?? host[0]) !== undefined)
    throw new UsageError("A form is taken with `--output` and `--json` alone.");
  return {
    format,
    source,
    output,
    json,
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    hosts: host.map(readHost),
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw explainArguments(error);
  }
}

/** A host alone, or an address of it. */
function readHost(written: string): string {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) return host;
  throw new UsageError(`\`--host\` must be a host such as \`coffee.stackexchange.com\`, not \`${written}\`.`);
}
