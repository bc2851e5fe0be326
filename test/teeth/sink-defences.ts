import { type Defence, define } from "./defence.ts";

const corpus = "test/hostile/corpus";
const site = "test/hostile/site.test";
const commands = "test/hostile/commands";
const written = "test/hostile/written";
const settings = "test/hostile/settings";
const uploads = "test/hosting/uploads";
const forms = "test/import/issue-form/form";
const oldPaths = "scripts/content/old-path.ts";
const maps = "layouts/redirect-map.11ty.ts";

/** What stands before servers, shells, logs, files that commands write, style sheets and scripts. */
export const sinkDefences: readonly Defence[] = [
  define(
    "old paths hold nothing of which lines and escapes are made",
    oldPaths,
    "if (/[\\\\%]|(?![\\u200c\\u200d])[\\p{C}\\p{Zl}\\p{Zp}]/u.test(path))",
    'if (path === "")',
    corpus,
  ),
  define(
    "old paths hold no space that a list loses",
    oldPaths,
    "if (segments.some((segment) => segment !== segment.trim()))",
    "if (segments.length === 0)",
    corpus,
  ),
  define("no old path is hidden", oldPaths, "hidden.test(segment)", 'segment === ""', corpus),
  define("no old path is called what Windows keeps for devices", oldPaths, " || isDeviceName(segment)", "", corpus),
  define("no old path has signs that Windows refuses", oldPaths, '/["*:<>|]/', "/\\n/", corpus),
  define("no folder is called what a server obeys in each", oldPaths, "|\\/(?:\\.htaccess|web\\.config)(?:\\/|$)", "", corpus),
  define("old addresses are counted", oldPaths, "paths.length <= most", "paths.length >= 0", "test/hostile/limits"),
  define(
    "tags are counted before each is told of",
    "scripts/content/tags-field.ts",
    "tags <= limits.tags",
    "tags >= 0",
    "test/content/bound-problems",
  ),
  define(
    "problems of a file are counted",
    "scripts/content/bound-problems.ts",
    "same.slice(most)",
    "same.slice(same.length)",
    "test/hostile/limits",
  ),
  define(
    "no name passes for another in letters of its script",
    "scripts/forum/look-alikes.ts",
    "tellTwins(signatures, undisguiseArabic,",
    "tellTwins([], undisguiseArabic,",
    "test/forum/look-alikes",
  ),
  define(
    "marks of footnotes are counted",
    "scripts/markdown/footnote-marks.ts",
    "used >= limits.footnoteMarks || ",
    "",
    "test/hostile/limits",
  ),
  define("folders are counted", "scripts/content/tree.ts", "below.length > limits.folderDepth", "below.length < 0", "test/hostile/limits"),
  define(
    "no old address takes what the site may make",
    oldPaths,
    'isOfSite(segments, hasQuery) ? "ofSite" : undefined',
    "undefined",
    "test/content/fixtures",
  ),
  define("signs of hosts in their map", maps, '.replaceAll("*", "%2A").replaceAll(":", "%3A")', "", "test/pages/old-addresses"),
  define("signs of nginx in its map", maps, '.replace(/["\\\\]/g, "\\\\$&")', "", "test/pages/old-addresses"),
  define("signs of expressions in the map for Apache", maps, '.replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&")', "", site),
  define("quotation marks in the map for Apache", maps, "text.replaceAll('\"', '\\\\\"')", "text", "test/pages/old-addresses"),
  define(
    "no signs of HTML in what the page for unknown addresses loads",
    "layouts/old-addresses.11ty.ts",
    "encodeJson(lookup)",
    "JSON.stringify(lookup)",
    site,
  ),
  define(
    "the path of a site is of plain letters",
    "scripts/content/base.ts",
    "if (!isPlain(url.pathname))",
    "if (isPlain(url.href) && !isPlain(url.href))",
    "test/content/fixtures",
  ),
  define(
    "properties of annotations end where they end",
    "scripts/commands/annotation.ts",
    '.replaceAll(":", "%3A").replaceAll(",", "%2C")',
    "",
    commands,
  ),
  define("escapes in annotations", "scripts/commands/annotation.ts", '.replaceAll("%", "%25")', "", commands),
  define(
    "lines of files on a terminal",
    "scripts/commands/problem-view.ts",
    'const whole = escapeControls(parts.join(""));',
    'const whole = parts.join("");',
    commands,
  ),
  define(
    "a mark in a line hides no instruction",
    "scripts/commands/problem-view.ts",
    "const [before, marked, after] = escapeParts(cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)));",
    "const [before, marked, after] = cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)).map((part) => escapeParts([part])[0]);",
    commands,
  ),
  define(
    "what was mended, as it is told",
    "scripts/commands/check-command.ts",
    "mends.map(({ was, is }) => escapeControls(",
    "mends.map(({ was, is }) => String(",
    commands,
  ),
  define(
    "JSON in a log",
    "scripts/content/problem.ts",
    "JSON.stringify(value, undefined, indent).replace(obeyed,",
    "JSON.stringify(value, undefined, indent).replace(/^$/,",
    commands,
  ),
  define(
    "answers are quoted in front matter",
    "scripts/content/format.ts",
    "return plainText.test(value) &&",
    'return value !== "" &&',
    written,
  ),
  define("tags are quoted when they are mended", "scripts/content/mend.ts", "spelled.map(formatScalar)", "spelled", written),
  define(
    "a new file is checked before it is there",
    "scripts/commands/new/desk.ts",
    "if (found.length > 0) {",
    "if (found.length > 1000) {",
    written,
  ),
  define(
    "no new file through a link",
    "scripts/commands/make-folders.ts",
    "else if (!stats.isDirectory())",
    "else if (stats.isFile())",
    written,
  ),
  define("answers are told short", "scripts/commands/new/write-reply.ts", "{ name: showValue(written) }", "{ name: written }", written),
  define("colours are digits", "scripts/content/theme.ts", "/^#(?:[\\da-f]{3}|[\\da-f]{6})$/i.test(written)", 'written !== ""', settings),
  define(
    "sizes are numbers",
    "scripts/content/theme.ts",
    "/^(\\d{1,3}(?:\\.\\d{1,4})?)rem$/",
    "/^(\\d{1,3}(?:\\.\\d{1,4})?)rem/",
    settings,
  ),
  define("fonts are names", "scripts/content/theme.ts", "/^[\\p{L}\\d][\\p{L}\\d -]{0,60}$/u.test(name)", 'name !== ""', settings),
  define(
    "an owner's links name nobody before the host",
    "scripts/content/fields.ts",
    'return username === "" && password === "";',
    "return username !== null && password !== null;",
    settings,
  ),
  define(
    "an owner's links hide nothing",
    "scripts/content/fields.ts",
    "findInvisible(written) || !URL.canParse(written)",
    "!URL.canParse(written)",
    settings,
  ),
  define("paths are no patterns for curl", "hosting/upload-by-ftp.sh", " --globoff", "", uploads),
  define("spaces of paths in an upload", "hosting/upload-to-bucket.sh", "IFS= read -r line", "read -r line", uploads),
  define(
    "no right to write where forms are read",
    ".github/workflows/form.yml",
    "    permissions:\n      contents: read\n",
    "    permissions:\n      contents: write\n",
    forms,
  ),
  define("a form adds a new file alone", ".github/workflows/form.yml", " && ! -e $FILE", "", forms),
  define("a form writes through no link", ".github/workflows/form.yml", " && ! -L $FILE", "", forms),
  define("a form is handed over where it fits", ".github/workflows/form.yml", "if ((${#text} > 130000)); then", "if false; then", forms),
];
