import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A path of the repository's own content folder in code: from its root, or up to its root. */
const bundled = [
  /(?:readFileSync|readdirSync|readFile|readdir|existsSync|statSync|cpSync|listFiles|build|buildSound)\(\s*["'`]content["'`/]/,
  /["'`](?:\.\.\/)+content(?:["'`]|\/(?!.*\.ts["'`]))/,
];

it("only `demo.ts` reads the content of this repository, so owners can replace it", () => {
  const sources = readdirSync("test", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const reading = sources.filter((path) => {
    // A link in a discussion, not a file.
    const text = readFileSync(join("test", path), "utf8").replace("../../../content/pages/rules.md", "");
    return bundled.some((pattern) => pattern.test(text));
  });
  expect(reading.filter((path) => !path.startsWith("sites"))).toEqual([join("support", "demo.ts")]);
});
