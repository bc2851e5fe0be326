import { attachmentDefences } from "./attachment-defences.ts";
import type { Defence } from "./defence.ts";
import { ownFileDefences } from "./own-file-defences.ts";
import { pictureDefences } from "./picture-defences.ts";
import { sinkDefences } from "./sink-defences.ts";

const corpus = "test/hostile/corpus";
const site = "test/hostile/site.test";
const bounds = "test/hostile/limits";
const files = "test/hostile/files";
const contributions = "test/build/git/contributions";
const hostileChanges = "test/build/git/hostile-changes";

export const defences: readonly Defence[] = [
  {
    name: "no language after the opening fence",
    code: "if (first !== fence) return",
    without: 'if (first === "") return',
    tests: corpus,
  },
  {
    name: "the size of front matter is checked before it is parsed",
    code: "if (Buffer.byteLength(block)",
    without: "if (block === undefined && Buffer.byteLength(block)",
    tests: bounds,
  },
  {
    name: "no YAML tags",
    code: "if (node.tag) {",
    without: "if (node.tag === null) {",
    tests: corpus,
  },
  {
    name: "no YAML aliases",
    code: "if (isAlias(node)) refuse",
    without: "if (node === null) refuse",
    tests: corpus,
  },
  {
    name: "keys are an allow-list",
    code: "if (!known.includes(key)) refuseUnknown",
    without: "if (key === null) refuseUnknown",
    tests: corpus,
  },
  {
    name: "no links in the content",
    code: `case "link":\n      return { rule: "linkNotFollowed" };`,
    without: `case "link":\n      return undefined;`,
    tests: files,
  },
  {
    name: "the size of files is checked before they are read",
    code: "return checkSize(path, bytes);",
    without: "return undefined;",
    tests: files,
  },
  {
    name: "the number of a discussion's replies is limited",
    code: "if (replies.length > limits.replies)",
    without: "if (replies.length < 0)",
    tests: bounds,
  },
  {
    name: "no old address is a later page of a discussion",
    code: "return below.length > 1 || (below",
    without: "return (below",
    tests: "hostile/threads",
  },
  {
    name: "the address of a later page names no reply to remove",
    code: 'if (whole !== named && id === "") return undefined;',
    without: "",
    tests: "commands/remove",
  },
  {
    name: "old paths do not climb",
    code: `segment === ".." || segment === "."`,
    without: `segment === ""`,
    tests: corpus,
  },
  {
    name: "old paths do not use names of a host",
    code: "(?:headers|redirects|routes",
    without: "(?:nothing|routes",
    tests: corpus,
  },
  {
    name: "old paths do not use addresses of the server of `npm start`",
    code: "top === reserved.server",
    without: "false",
    tests: corpus,
  },
  {
    name: "no invisible characters in names",
    code: "if (hidden) return",
    without: "if (hidden && text === null) return",
    tests: corpus,
  },
  {
    name: "no look-alikes within a word",
    code: "word === undefined ? text",
    without: "word !== null ? text",
    tests: corpus,
  },
  {
    name: "no invisible joiners",
    code: "if (hasInvisibleJoiner(text))",
    without: "if (text === null)",
    tests: corpus,
  },
  {
    name: "no joiners within Persian words",
    code: "|(?!${visibleJoiner})\\\\u200d",
    without: "",
    tests: corpus,
  },
  {
    name: "no white space but spaces in names",
    code: "`[${blank}\\\\p{Default",
    without: "`[\\\\p{Default",
    tests: corpus,
  },
  {
    name: "no flags that do not exist",
    code: '(?:${["gbeng", "gbsct", "gbwls"].map(buildTagSequence).join("|")})',
    without: "[\\\\u{e0061}-\\\\u{e007a}]{3,6}",
    tests: corpus,
  },
  {
    name: "no stacks of marks in names",
    code: "if (hasExcessMarks(text))",
    without: "if (text === null)",
    tests: corpus,
  },
  {
    name: "control characters in a body are shown",
    code: "return isDeceiving(match) ? `[${formatCodePoint(one.codePoint)}]` : replacementCharacter;",
    without: "return match;",
    tests: corpus,
  },
  {
    name: "control characters in character references are shown",
    code: "&& isKeptOut(token.content)",
    without: "&& token.content === null",
    tests: "test/markdown/hostile",
  },
  {
    name: "HTML is text",
    code: "html: false",
    without: "html: true",
    tests: corpus,
  },
  {
    name: "schemes are an allow-list",
    code: "return resolveMail(address);\n    default:\n      return undefined;",
    without: "return resolveMail(address);\n    default:\n      return address;",
    tests: corpus,
  },
  {
    name: "a refused address is no link",
    code: 'return address !== "" && readRefused(address) === undefined;',
    without: 'return address !== "";',
    tests: corpus,
  },
  {
    name: "a phone number has no other characters",
    code: "return resolvePhone(address);",
    without: "return address;",
    tests: "test/markdown/addresses.test",
  },
  {
    name: "no user name before a host",
    code: "([^/?#@]+)(?![^/?#])",
    without: "([^/?#]+)(?![^/?#])",
    tests: corpus,
  },
  {
    name: "no backslashes and controls in addresses",
    code: " || forbidden.test(address)",
    without: "",
    tests: corpus,
  },
  {
    name: "pictures are from the same folder",
    code: 'if (address === "" || readScheme(address) !== undefined || /[?#]/.test(address)) return undefined;',
    without: "",
    tests: corpus,
  },
  {
    name: "ids are never names that scripts know",
    code: '`s-${slug || "section"}`',
    without: 'slug || "section"',
    tests: "test/markdown/hostile",
  },
  {
    name: "links by reference are limited",
    code: "return left >= 0;",
    without: "return true;",
    tests: bounds,
  },
  {
    name: "cells of tables are limited",
    code: "Math.min(endLine, startLine + 2 + rows)",
    without: "endLine",
    tests: bounds,
  },
  {
    name: "nested blocks are limited",
    code: "if (state.level < limits.blockDepth) return false;",
    without: "if (state.level >= 0) return false;",
    tests: bounds,
  },
  {
    name: "excerpts are limited in UTF-16 units",
    code: "walkGraphemes(sliceUnits(text, limit * unitsEach), limit)",
    without: "walkGraphemes(text, limit)",
    tests: "test/markdown/excerpt",
  },
  {
    name: "data in a page has no HTML characters",
    code: '.replaceAll("<", "\\\\u003c").replaceAll(">"',
    without: '.replaceAll(">"',
    tests: site,
  },
  {
    name: "texts are escaped in pictures",
    code: "return text.replace(/[&<>]/g",
    without: "return text.replace(/[]/g",
    tests: site,
  },
  {
    name: "a tag is one folder",
    code: 'return character === "." && index > 0 && index < key.length - 1 ? "." : escapeBytes(character);',
    without: 'return character === "." || character === "/" ? character : escapeBytes(character);',
    tests: site,
  },
  {
    name: "no command for a terminal",
    code: "text.replace(control, showCode).replace(command",
    without: "text.replace(command",
    tests: "test/problems/problem",
  },
  {
    name: "no command for a build server",
    code: "`${commands}|${compilerErrors}`",
    without: "compilerErrors",
    tests: "test/hostile/commands",
  },
  {
    name: "the policy asks for Trusted Types",
    code: "  \"require-trusted-types-for 'script'\",\n",
    without: "",
    tests: "test/pages/policy",
  },
  {
    name: "the policy comes before everything that loads",
    code: '<meta charset="utf-8">\n<meta http-equiv="content-security-policy" content="${raw(parts.policy ?? policy)}">\n',
    without: '<meta charset="utf-8">\n',
    tests: site,
  },
  {
    name: "nobody may frame a page",
    code: "export const frameRule = \"frame-ancestors 'none'\"",
    without: 'export const frameRule = "frame-ancestors *"',
    tests: "test/pages/policy",
  },
  {
    name: "scripts have integrity hashes",
    code: 'return html`src="${link(site.basePath, url)}" integrity="${integrity}"`',
    without: 'return html`src="${link(site.basePath, url)}"${integrity ? "" : ""}`',
    tests: site,
  },
  {
    name: "links in the output are not followed",
    code: "if (!stats.isDirectory()) return stats.isFile() && own.has(folder) ? undefined : folder;",
    without: "if (!stats.isDirectory()) return undefined;",
    tests: files,
  },
  {
    name: "workflows have no write access to the repository",
    code: "  pull_request:\n\n",
    without: "  pull_request_target:\n\n",
    tests: "test/hostile/workflows",
  },
  {
    name: "no fake compiler error in a log",
    code: "|${compilerErrors}`",
    without: "`",
    tests: "test/hostile/commands",
  },
  {
    name: "no line of a log looks like a compiler error",
    code: "tsc eslint-stylish eslint-compact\n      - run: bash .ci/run",
    without: "eslint-stylish eslint-compact\n      - run: bash .ci/run",
    tests: "test/hostile/workflows",
  },
  {
    name: "no file of the content configures git",
    code: 'if (isGitControlFile(path)) return { rule: "instructsGit" };',
    without: "",
    tests: files,
  },
  {
    name: "letters that fold to a phrase are expanded a number of times",
    code: 'return count > phraseLetters ? " " : letter;',
    without: "return letter;",
    tests: bounds,
  },
  ...attachmentDefences,
  ...ownFileDefences,
  ...pictureDefences,
  ...sinkDefences,
  {
    name: "a store that came with the repository is not trusted",
    code: "  refuseTrackedStore(store);",
    without: "",
    tests: "test/build/cache/tracked-by-git",
  },
  {
    name: "a contribution touches nothing outside of the discussions",
    code: 'if (!file.startsWith("discussions/")) return',
    without: 'if (file === "") return',
    tests: contributions,
  },
  {
    name: "a contribution removes no post",
    code: 'if (before !== undefined && after.includes("absent"))',
    without: "if (before !== undefined && after.length === 0)",
    tests: contributions,
  },
  {
    name: "a contribution carries no time in the future",
    code: "time !== undefined && time > settings.now",
    without: "time !== undefined && time > Number.MAX_VALUE",
    tests: contributions,
  },
  {
    name: "a contribution adds no folder that is another on some disks",
    code: 'path.slice(0, -".md".length)] : []), ...listFolders(path)];',
    without: 'path.slice(0, -".md".length)] : [])];',
    tests: contributions,
  },
  {
    name: "no program watches the files that git lists",
    code: '"core.fsmonitor=false"',
    without: '"core.pager=cat"',
    tests: hostileChanges,
  },
  {
    name: "git fetches no object for a check",
    code: 'GIT_ALLOW_PROTOCOL: "", GIT_NO_LAZY_FETCH: "1"',
    without: 'GIT_PAGER: "cat"',
    tests: hostileChanges,
  },
  {
    name: "no replaced commit is compared",
    code: 'GIT_NO_REPLACE_OBJECTS: "1"',
    without: 'GIT_PAGER: "cat"',
    tests: hostileChanges,
  },
  {
    name: "no link leads to the content that is compared",
    code: "if (!isDirect)",
    without: "if (!isDirect && top === prefix)",
    tests: hostileChanges,
  },
];
