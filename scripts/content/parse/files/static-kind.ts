import { readFileName } from "../../../text/path.ts";

/**
 * `ending`: a browser or a server may run files with this ending; `markup`: the file starts like
 * HTML or XML; `host`: hosts read instructions from a file with this name.
 */
export type StaticKind = "inert" | "drawing" | "ending" | "markup" | "host";

/** Endings of files that neither browsers nor servers run. */
const inertEndings: ReadonlySet<string> = new Set(
  [
    "txt csv tsv log json geojson jsonl ics vcf asc sig vtt srt",
    "pdf epub zip gz odt ods odp docx xlsx pptx",
    "png jpg jpeg gif webp avif ico",
    "mp3 m4a ogg oga opus wav flac mp4 m4v webm",
    "woff woff2 ttf otf",
  ].flatMap((line) => line.split(" ")),
);

/** Endings that may precede the last one: of archives, and of languages. */
const innerEndings: ReadonlySet<string> = new Set([...inertEndings, "tar", "sql", "fa", "ar", "ckb", "en"]);

/**
 * A part of a name that no server takes for an ending: an empty one, a number or version, and one
 * with a space or with letters outside ASCII.
 */
const plainPart = /^$|^v?\d|[^\w+-]/;

/**
 * Hosts read these at the top of a site: Cloudflare Pages, Vercel, Azure Static Web Apps. The site
 * has its own `_headers` and `_redirects`.
 */
const hostName = /^_(?!(?:headers|redirects)$)[^/]*$|^(?:vercel|now|routes|staticwebapp\.config)\.json$/i;

/**
 * Finds out whether a file may be published without a word from the owner. Endings are an
 * allow-list; a name without one gets no type from a server. Those inside a name count too: Apache
 * runs `a.php.txt` and serves `a.html.gz` as HTML (mod_mime, "Files with Multiple Extensions").
 *
 * @param path below `static`.
 * @param head the first bytes.
 */
export function findStaticKind(path: string, head: Uint8Array): StaticKind {
  const name = readFileName(path).toLowerCase();
  if (hostName.test(path)) return "host";
  const last = listEndings(name).at(-1);
  if (hasUnknownEnding(name)) return "ending";
  if (last === "svg") return "drawing";
  if (last !== undefined && !inertEndings.has(last)) return "ending";
  return startsLikeMarkup(head) ? "markup" : "inert";
}

/** Whether a server may obey an ending before the last one. */
export function hasUnknownEnding(name: string): boolean {
  const inner = listEndings(name.toLowerCase()).slice(0, -1);
  return !inner.every((ending) => innerEndings.has(ending) || plainPart.test(ending));
}

function listEndings(name: string): readonly string[] {
  return name.replace(/^\./, "").split(".").slice(1);
}

/** Byte order marks, the zero bytes of UTF-16 and UTF-32, and white space. */
const skipped: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]);

/**
 * Whether a program that guesses by the first bytes may take a file for HTML or XML. No name of a
 * tag starts with a digit, but each line of a syslog does: `<34>` (RFC 5424 6.2.1).
 *
 * @param head the first bytes, or more.
 */
export function startsLikeMarkup(head: Uint8Array): boolean {
  const start = head.findIndex((byte) => !skipped.has(byte));
  const [first, second = 0] = head.subarray(Math.max(start, 0));
  return first === 0x3c && !(second >= 0x30 && second <= 0x39);
}
