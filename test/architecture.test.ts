import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { findProblemWords } from "../scripts/problems/languages.ts";

/** The stages from the lowest to the highest. Each may import those before it. */
const order = [
  "project",
  "locale",
  "text",
  "problems",
  "markdown",
  "content",
  "forum",
  "listing",
  "search",
  "pages",
  "layouts",
  "editor",
  "cards",
  "browser",
  "build",
  "authoring",
  "import",
  "serve",
  "init",
  "commands",
  "package",
];

/** The stages that may touch disk, clock, process and console. */
const edge = ["editor", "cards", "browser", "build", "authoring", "import", "serve", "init", "commands", "package"];

interface Source {
  readonly file: string;
  readonly stage: string;
  readonly text: string;
  /** Without comments. */
  readonly code: string;
}

interface Import {
  readonly from: string;
  readonly to: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const importLine = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

function listSources(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => {
      const file = join(folder, name).replaceAll("\\", "/");
      const text = readFileSync(file, "utf8");
      return { file, stage: findStage(file), text, code: text.replace(comment, "") };
    });
}

function findStage(path: string): string {
  const [top = "", stage = ""] = path.split("/");
  return top === "scripts" ? stage.replace(/\.ts$/, "") : top;
}

/** Imports of the project's own files, including type imports. */
function listImports({ file, code }: Source): readonly Import[] {
  return Array.from(code.matchAll(importLine), ([, name = ""]) => name).flatMap((name) => {
    if (name === "#locale") return [{ from: file, to: "scripts/locale/fa.ts" }];
    if (name.startsWith("#locale/")) return [{ from: file, to: `${name.replace("#locale", "scripts/locale/parts")}.ts` }];
    return name.startsWith(".") ? [{ from: file, to: resolve(file, name) }] : [];
  });
}

function resolve(file: string, path: string): string {
  return posix.normalize(posix.join(posix.dirname(file), path));
}

function isHigher(to: string, from: string): boolean {
  return order.indexOf(findStage(to)) > order.indexOf(findStage(from));
}

const sources = [...listSources("scripts"), ...listSources("layouts")];
const imports = sources.flatMap(listImports);

function groupBy<T>(items: readonly T[], name: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(name(item), [...(groups.get(name(item)) ?? []), item]);
  return groups;
}

test("every folder of code is a known stage", () => {
  expect([...new Set(sources.map(({ stage }) => stage))].sort()).toEqual([...order].sort());
});

test("imports go one way, from the commands down to the words", () => {
  const upward = imports
    .filter(({ from, to }) => isHigher(to, from))
    .map(
      ({ from, to }) =>
        `${from} imports ${to}, which is a higher stage: pass the value in as an argument, or move what both need to ${findStage(from)} or below.`,
    );
  expect(upward).toEqual([]);
});

test("no files import each other, directly or indirectly", () => {
  const next = groupBy(imports, ({ from }) => from);
  const reached = new Map(sources.map(({ file }) => [file, listReached(file, next)]));
  const groups = new Set(
    sources
      .filter(({ file }) => reached.get(file)?.has(file))
      .map(({ file }) =>
        [...(reached.get(file) ?? [])]
          .filter((other) => reached.get(other)?.has(file))
          .sort()
          .join(", "),
      ),
  );
  const cycles = [...groups].map((files) => `${files} import each other: move what they share into a file that imports none of them.`);
  expect(cycles).toEqual([]);
});

/** Every file that a file imports, directly or through others. */
function listReached(start: string, next: ReadonlyMap<string, readonly Import[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const { to } of next.get(file) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      waiting.push(to);
    }
  return found;
}

/** A string that starts like a path: `"../commands/build.ts"` or `"scripts/commands/…"`. */
const pathText = /["'`](?:((?:\.{1,2}\/)+|scripts\/|layouts\/)([\w./-]*)|([a-z]+\/[\w./-]+\.m?[jt]s)["'`])/g;

test("no string contains the path of a file in a higher stage", () => {
  // One module may: it locates the project's own files for all stages.
  const paths = sources
    .filter(({ stage }) => stage !== "project")
    .flatMap(({ file, code }) =>
      Array.from(code.replace(importLine, "").matchAll(pathText), ([, start = "scripts/", rest = "", bare = ""]) =>
        start.startsWith(".") ? resolve(file, start + rest) : start + rest + bare,
      )
        .filter((path) => isHigher(path, file))
        .map((path) => `${file} names ${path}, which is a higher stage: let the caller pass the path in.`),
    );
  expect(paths).toEqual([]);
});

/** Each language defines the same names. */
const languages = /^scripts\/(?:locale|problems|import\/words)\/(?:[a-z]{2,3}\/|[a-z]{2,3}\.ts$)/;

test("every exported name is defined once", () => {
  const defined = sources
    .filter(({ file }) => !languages.test(file))
    .flatMap(({ file, code }) =>
      Array.from(code.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm), ([, name = ""]) => ({
        file,
        name,
      })),
    );
  const twice = [...groupBy(defined, ({ name }) => name)].flatMap(([name, places]) => {
    const files = [...new Set(places.map(({ file }) => file))];
    return files.length < 2 ? [] : [`${files.join(" and ")} export \`${name}\`: give each thing its own name, or export it from one file.`];
  });
  expect(twice).toEqual([]);
});

test("no file only re-exports", () => {
  const reexport = /^(?:import|export)\b[^;]*?\bfrom\s*"[^"]+";|^export (?:type )?\{[^}]*\};/gm;
  // It says what the package exports.
  const entry = "scripts/package/own.ts";
  const empty = sources.filter(({ file, code }) => file !== entry && code.replace(reexport, "").trim() === "");
  expect(empty.map(({ file }) => `${file} only re-exports: import from the files that define the names, and delete it.`)).toEqual([]);
});

test("stages that find problems do not know the language of the messages", () => {
  const pure = sources.filter(({ stage }) => !["locale", "problems"].includes(stage) && !edge.includes(stage));
  const wrong = pure.filter(({ text }) => /from "[^"]*\/problems\/(?:languages|[a-z]{2,3})(?:\/|\.ts")/.test(text)).map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test("some check uses every rule", () => {
  const checks = sources
    .filter(({ stage }) => stage !== "problems")
    .map(({ text }) => text)
    .join("");
  const rules = Object.keys(findProblemWords("en").rules);
  expect(rules.filter((rule) => !checks.includes(`"${rule}"`))).toEqual([]);
});

test("only the edge touches disk, clock, process and console", () => {
  const effects = /node:fs|node:child_process|node:http|\bprocess\.|\bconsole\.|Date\.now\(|new Date\(\)|Math\.random\(/;
  const wrong = sources.filter(({ stage, text }) => !edge.includes(stage) && effects.test(text)).map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test("commands print in few places, which escape what a terminal would obey", () => {
  const printing = /\bconsole\.|\b(?:stdout|stderr|terminal)\.write\(|process\._rawDebug/;
  const places = ["scripts/commands/terminal/output.ts", "scripts/commands/terminal/status-line.ts"];
  const wrong = sources
    .filter(({ file, stage, code }) => stage !== "browser" && stage !== "editor" && !places.includes(file) && printing.test(code))
    .map(({ file }) => `${file} prints: call printLines or printErrors of ${places[0]}, or return the lines.`);
  expect(wrong).toEqual([]);
});

test("the style sheet uses logical properties only", () => {
  const physical =
    /(?:margin|padding|border)-(?:left|right|top|bottom)|(?<![\w-])(?:left|right|top|bottom|width|height|(?:min|max)-(?:width|height)):|float:\s*(?:left|right)/;
  const wrong = readdirSync("layouts/styles").flatMap((name) =>
    readFileSync(join("layouts/styles", name), "utf8")
      .split("\n")
      // A media query knows no logical names.
      .filter((line) => physical.test(line) && !line.startsWith("@media"))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test("a folder that a user names is not made by a recursive call, which never returns in /proc", () => {
  // Inside the staging folder the call is safe: making that folder would have failed before.
  const staged = [
    "scripts/build/copies.ts",
    "scripts/build/pictures/make-copies.ts",
    "scripts/build/render.ts",
    "scripts/build/search/texts.ts",
    "scripts/build/write-files.ts",
    "scripts/cards/write-drawings.ts",
    "scripts/commands/schemas.ts",
  ];
  const wrong = sources
    .filter(({ file, code }) => !staged.includes(file) && /\bmkdir(?:Sync)?\([^;\n]*recursive: true/.test(code))
    .map(({ file }) => `${file} makes folders: call makePath of scripts/build/make-path.ts.`);
  expect(wrong).toEqual([]);
});
