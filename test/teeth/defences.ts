/** One defence, and how it is switched off: a text that stands once in a file gives way to another. */
export interface Defence {
  readonly name: string;
  readonly file: string;
  readonly on: string;
  readonly off: string;
  /** The tests that are asked, as vitest filters them. */
  readonly asked: string;
}

const corpus = "test/hostile/corpus";
const site = "test/hostile/site.test";
const bounds = "test/hostile/limits";
const files = "test/hostile/files";
const content = "scripts/content/";
const markdown = "scripts/markdown/";
const text = "scripts/text/";

function define(name: string, file: string, on: string, off: string, asked: string): Defence {
  return { name, file, on, off, asked };
}

export const defences: readonly Defence[] = [
  define("no language behind the opening fence", `${content}front-matter.ts`, "if (fault) return", "if (fault === null) return", corpus),
  define(
    "front matter is measured before it is parsed",
    `${content}front-matter.ts`,
    "if (Buffer.byteLength(block)",
    "if (block === undefined && Buffer.byteLength(block)",
    bounds,
  ),
  define("no YAML tags", `${content}yaml.ts`, "if (node.tag) {", "if (node.tag === null) {", corpus),
  define("no YAML aliases", `${content}yaml.ts`, "if (isAlias(node)) refuse", "if (node === null) refuse", corpus),
  define(
    "keys are an allow-list",
    `${content}validate-keys.ts`,
    "if (!known.includes(key)) problems.push",
    "if (key === null) problems.push",
    corpus,
  ),
  define("no links in the content", `${content}regular-file.ts`, `return { rule: "linkNotFollowed" };`, "return undefined;", files),
  define(
    "files are measured before they are read",
    `${content}regular-file.ts`,
    "return checkSize(path, bytes);",
    "return undefined;",
    files,
  ),
  define(
    "a discussion's replies are counted",
    `${content}tree.ts`,
    "if (replies.length > limits.replies)",
    "if (replies.length < 0)",
    bounds,
  ),
  define("old paths do not climb", `${content}discussion-fields.ts`, `segment === ".." || segment === "."`, `segment === ""`, corpus),
  define(
    "old paths leave a host's names alone",
    `${content}discussion-fields.ts`,
    "(?:headers|redirects|routes",
    "(?:nothing|routes",
    corpus,
  ),
  define("no invisible characters in names", `${content}fields.ts`, "if (hidden) return", "if (hidden && text === null) return", corpus),
  define("no look-alikes within a word", `${content}fields.ts`, "if (word !== undefined)", "if (word === null)", corpus),
  define("no unseen joiners", `${content}fields.ts`, "if (hasUnseenJoiner(text))", "if (text === null)", corpus),
  define("no heaps of marks in names", `${content}fields.ts`, "if (hasExcessMarks(text))", "if (text === null)", corpus),
  define("names in their usual letters", `${content}fields.ts`, "return usual === written ?", "return usual !== null ?", corpus),
  define(
    "no words in another script that pass for a tag",
    "scripts/forum/gather.ts",
    ", ...findLookAlikes(shown)",
    "",
    "test/forum/look-alikes",
  ),
  define(
    "controls in a body are shown",
    `${text}invisible.ts`,
    'return isDeceiving(match) ? `[${formatCodePoint(one.codePoint)}]` : "\\ufffd";',
    "return match;",
    corpus,
  ),
  define(
    "so are those that come as character references",
    `${markdown}entities.ts`,
    "&& isKeptOut(token.content)",
    "&& token.content === null",
    "test/markdown/hostile",
  ),
  define("HTML is text", `${markdown}engine.ts`, "html: false", "html: true", corpus),
  define(
    "schemes are an allow-list",
    `${markdown}addresses.ts`,
    "    default:\n      return undefined;",
    "    default:\n      return address;",
    corpus,
  ),
  define("no name before a host", `${markdown}addresses.ts`, "([^/?#@]+)(?![^/?#])", "([^/?#]+)(?![^/?#])", corpus),
  define("no backslashes and controls in addresses", `${markdown}addresses.ts`, " || forbidden.test(address)", "", corpus),
  define(
    "pictures are of the own folder",
    `${markdown}pictures.ts`,
    'if (address === "" || isRemote(address) || /[/?#]|^mailto:/.test(address)) return undefined;',
    "",
    corpus,
  ),
  define(
    "ids are none that scripts know",
    `${markdown}headings.ts`,
    '`s-${slug || "section"}`',
    'slug || "section"',
    "test/markdown/hostile",
  ),
  define("links by a label are bounded", `${markdown}links.ts`, "return left >= 0;", "return true;", bounds),
  define("cells of tables are bounded", `${markdown}tables.ts`, "Math.min(endLine, startLine + 2 + rows)", "endLine", bounds),
  define(
    "blocks within each other are bounded",
    `${markdown}depth.ts`,
    "if (state.level < limits.blockDepth) return false;",
    "if (state.level >= 0) return false;",
    bounds,
  ),
  define(
    "excerpts are bounded in units",
    `${text}graphemes.ts`,
    "walkGraphemes(sliceUnits(text, limit * unitsEach), limit)",
    "walkGraphemes(text, limit)",
    "test/markdown/excerpt",
  ),
  define("data in a page has no signs of HTML", `${text}json.ts`, '.replaceAll("<", "\\\\u003c")', "", site),
  define("texts are escaped in pictures", `${text}xml.ts`, "return text.replace(/[&<>]/g", "return text.replace(/[]/g", site),
  define(
    "a tag is one folder",
    `${text}slug.ts`,
    'return character === "." && index > 0 && index < key.length - 1 ? "." : escapeBytes(character);',
    'return character === "." || character === "/" ? character : escapeBytes(character);',
    site,
  ),
  define("no instruction for a terminal", `${content}problem.ts`, "`${controls}|${instructing}`", "instructing", "test/content/problem"),
  define("no instruction for a build server", `${content}problem.ts`, "`${controls}|${instructing}`", "controls", site),
  define(
    "the policy asks for Trusted Types",
    "scripts/pages/policy.ts",
    "  \"require-trusted-types-for 'script'\",\n",
    "",
    "test/pages/policy",
  ),
  define(
    "the policy stands before all that loads",
    "layouts/parts/document.ts",
    '<meta charset="utf-8">\n<meta http-equiv="content-security-policy" content="${raw(parts.policy ?? policy)}">\n',
    '<meta charset="utf-8">\n',
    site,
  ),
  define("nobody may frame a page", "scripts/pages/policy.ts", "; frame-ancestors 'none'", "", "test/pages/policy"),
  define(
    "scripts have one content",
    "layouts/parts/loaded.ts",
    'return html`src="${link(site, url)}" integrity="${integrity}"`',
    'return html`src="${link(site, url)}"${integrity ? "" : ""}`',
    site,
  ),
  define(
    "links in the output are not followed",
    "scripts/publish/obstacles.ts",
    "if (!stats.isDirectory()) return stats.isFile() && own.has(folder) ? undefined : folder;",
    "if (!stats.isDirectory()) return undefined;",
    files,
  ),
  define(
    "the wall lets a build write its output alone",
    "scripts/commands/walled/rights.ts",
    "--allow-fs-write=${writable}/*",
    "--allow-fs-write=/*",
    "test/hostile/walled",
  ),
  define(
    "workflows have no rights of the repository",
    ".github/workflows/ci.yml",
    "  pull_request:\n",
    "  pull_request_target:\n",
    "test/hostile/workflows",
  ),
];
