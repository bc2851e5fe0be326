import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { findProblemWords } from "../scripts/problems/languages.ts";

/** The stages from the lowest to the highest; each may import those before it. */
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
  "commands",
];

/** The stages that may touch disk, clock, process and console. */
const edge = ["editor", "cards", "browser", "build", "authoring", "import", "serve", "commands"];

interface Source {
  readonly file: string;
  readonly stage: string;
  readonly text: string;
}

function listSources(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => {
      const file = normalize(join(folder, name));
      return { file, stage: findStage(file), text: readFileSync(file, "utf8") };
    });
}

function findStage(file: string): string {
  const [top = "", stage = ""] = file.split(/[\\/]/);
  return top === "scripts" ? stage.replace(/\.ts$/, "") : top;
}

function listImports({ file, text }: Source): readonly string[] {
  return [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name === "#locale") return ["locale"];
    return name.startsWith(".") ? [findStage(normalize(join(dirname(file), name)))] : [];
  });
}

const sources = [...listSources("scripts"), ...listSources("layouts")];

test("every folder of code is a known stage", () => {
  expect([...new Set(sources.map(({ stage }) => stage))].sort()).toEqual([...order].sort());
});

test("imports go one way, from the commands down to the words", () => {
  const wrong = sources.flatMap((source) =>
    listImports(source)
      .filter((target) => target !== ".eleventy.ts" && order.indexOf(target) > order.indexOf(source.stage))
      .map((target) => `${source.file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
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
