import type { Defence } from "./defence.ts";

const corpus = "test/hostile/corpus";
const site = "test/hostile/site.test";
const commands = "test/hostile/commands";
const names = "test/hostile/names";
const output = "test/commands/terminal/output";
const hosts = "test/serve/allowed-host";
const written = "test/hostile/written";
const settings = "test/hostile/settings";
const uploads = "test/hosting/uploads";
const forms = "test/import/issue-form/form";

/** Defences of servers, shells, logs, files that commands write, style sheets and scripts. */
export const sinkDefences: readonly Defence[] = [
  {
    name: "old paths have no line ends and no escapes",
    code: "if (/[\\\\%]|(?![\\u200c\\u200d])[\\p{C}\\p{Zl}\\p{Zp}]/u.test(path))",
    without: 'if (path === "")',
    tests: corpus,
  },
  {
    name: "old paths have no space that a list loses",
    code: "if (segments.some((segment) => segment !== segment.trim()))",
    without: "if (segments.length === 0)",
    tests: corpus,
  },
  {
    name: "no old path is hidden",
    code: "hidden.test(segment)",
    without: 'segment === ""',
    tests: corpus,
  },
  {
    name: "no old path is a device name of Windows",
    code: " || isDeviceName(segment)",
    without: "",
    tests: corpus,
  },
  {
    name: "no old path has characters that Windows refuses",
    code: '/["*:<>|]/',
    without: "/\\n/",
    tests: corpus,
  },
  {
    name: "no folder has the name of a server's configuration file",
    code: "|\\/(?:\\.htaccess|web\\.config)(?:\\/|$)",
    without: "",
    tests: corpus,
  },
  {
    name: "the number of old addresses is limited",
    code: "paths.length <= most",
    without: "paths.length >= 0",
    tests: "test/hostile/limits",
  },
  {
    name: "the number of tags is checked before each tag is reported",
    code: "tags <= limits.tags",
    without: "tags >= 0",
    tests: "test/content/limit-problems",
  },
  {
    name: "the number of reported problems of a file is limited",
    code: "same.slice(most)",
    without: "same.slice(same.length)",
    tests: "test/hostile/limits",
  },
  {
    name: "the number of footnote marks is limited",
    code: "used >= limits.footnoteMarks || ",
    without: "",
    tests: "test/hostile/limits",
  },
  {
    name: "the depth of folders is limited",
    code: "below.length > limits.folderDepth",
    without: "below.length < 0",
    tests: "test/hostile/limits",
  },
  {
    name: "no old address takes an address of the site",
    code: 'isOfSite(name, reserved) ? "ofSite" : undefined',
    without: "undefined",
    tests: "test/content/fixtures",
  },
  {
    name: "special characters of hosts in their map",
    code: '.replaceAll("*", "%2A").replaceAll(":", "%3A")',
    without: "",
    tests: "test/pages/old-addresses",
  },
  {
    name: "special characters of nginx in its map",
    code: '.replace(/["\\\\]/g, "\\\\$&")',
    without: "",
    tests: "test/pages/old-addresses",
  },
  {
    name: "special characters of regular expressions in the map for Apache",
    code: '.replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&")',
    without: "",
    tests: site,
  },
  {
    name: "quotation marks in the map for Apache",
    code: "text.replaceAll('\"', '\\\\\"')",
    without: "text",
    tests: "test/pages/old-addresses",
  },
  {
    name: "no HTML characters in the list of the page for unknown addresses",
    code: "formatHtmlJson(lookup)",
    without: "JSON.stringify(lookup)",
    tests: site,
  },
  {
    name: "the path of a site has only plain letters",
    code: 'isPlain(pathname) ? undefined : "strangeCharacter"',
    without: "isPlain(pathname) ? undefined : undefined",
    tests: "test/content/settings/base-address",
  },
  {
    name: "values cannot end properties of annotations",
    code: '.replaceAll(":", "%3A").replaceAll(",", "%2C")',
    without: "",
    tests: commands,
  },
  {
    name: "escapes in annotations",
    code: '.replaceAll("%", "%25")',
    without: "",
    tests: commands,
  },
  {
    name: "lines of files on a terminal",
    code: 'const whole = escapeControls(parts.join(""));',
    without: 'const whole = parts.join("");',
    tests: commands,
  },
  {
    name: "a mark in a line hides no command",
    code: "const [before, marked, after] = escapeParts(cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)));",
    without:
      "const [before, marked, after] = cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)).map((part) => escapeParts([part])[0]);",
    tests: commands,
  },
  {
    name: "whatever a command prints is escaped",
    code: 'return typeof line === "string" ? escapeControls(line)',
    without: 'return typeof line === "string" ? line',
    tests: names,
  },
  {
    name: "lines with colours keep nothing but colours",
    code: "escapeColoured(line.prepared)",
    without: "line.prepared",
    tests: output,
  },
  {
    name: "a server answers for its own names only",
    code: "isAllowedHost(request.headers.host, name) ?",
    without: "isAllowedHost(undefined, name) ?",
    tests: hosts,
  },
  {
    name: "JSON in a log",
    code: "JSON.stringify(value, undefined, indent).replace(active,",
    without: "JSON.stringify(value, undefined, indent).replace(/^$/,",
    tests: commands,
  },
  {
    name: "answers are quoted in front matter",
    code: "return plainText.test(value) &&",
    without: 'return value !== "" &&',
    tests: written,
  },
  {
    name: "tags are quoted when they are fixed",
    code: "spelled.map(formatScalar)",
    without: "spelled",
    tests: written,
  },
  {
    name: "a new file is checked before it is written",
    code: "if (found.length > 0) return",
    without: "if (found.length > 1000) return",
    tests: written,
  },
  {
    name: "no new file through a link",
    code: "else if (!stats.isDirectory())",
    without: "else if (stats.isFile())",
    tests: written,
  },
  {
    name: "answers are shortened in messages",
    code: "{ name: showValue(written) }",
    without: "{ name: written }",
    tests: written,
  },
  {
    name: "colours are digits",
    code: "/^#(?:[\\da-f]{3}|[\\da-f]{6})$/i.test(written)",
    without: 'written !== ""',
    tests: settings,
  },
  {
    name: "sizes are numbers",
    code: "/^(\\d{1,3}(?:\\.\\d{1,4})?)rem$/",
    without: "/^(\\d{1,3}(?:\\.\\d{1,4})?)rem/",
    tests: settings,
  },
  {
    name: "fonts are names",
    code: "/^[\\p{L}\\d][\\p{L}\\d -]{0,60}$/u.test(name)",
    without: 'name !== ""',
    tests: settings,
  },
  {
    name: "an owner's links have no user name before the host",
    code: 'return username === "" && password === "";',
    without: "return username !== null && password !== null;",
    tests: settings,
  },
  {
    name: "an owner's links hide nothing",
    code: "findInvisible(written) || !URL.canParse(written)",
    without: "!URL.canParse(written)",
    tests: settings,
  },
  {
    name: "paths are not patterns for curl",
    code: " --globoff",
    without: "",
    tests: uploads,
  },
  {
    name: "spaces in paths of an upload",
    code: "IFS= read -r line; do\n    verb=${line%% *} path=${line#* }\n    if [[",
    without: "read -r line; do\n    verb=${line%% *} path=${line#* }\n    if [[",
    tests: uploads,
  },
  {
    name: "no write access where forms are read",
    code: "    permissions:\n      contents: read\n    outputs:",
    without: "    permissions:\n      contents: write\n    outputs:",
    tests: forms,
  },
  {
    name: "a form adds only a new file",
    code: " && ! -e $FILE",
    without: "",
    tests: forms,
  },
  {
    name: "a form writes through no link",
    code: " && ! -L $FILE",
    without: "",
    tests: forms,
  },
  {
    name: "no ignore file hides the file of a form",
    code: "--others -- content",
    without: "--others --exclude-standard -- content",
    tests: forms,
  },
  {
    name: "no ignore file holds back the file of a form",
    code: "git add --force",
    without: "git add",
    tests: forms,
  },
  {
    name: "a form is handed over only if it fits",
    code: "if ((${#text} > 130000)); then",
    without: "if false; then",
    tests: forms,
  },
];
