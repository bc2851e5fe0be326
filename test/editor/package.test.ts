import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { findEngine } from "../../scripts/editor/package.ts";
import { makeFolder } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";

const notInstalled = () => findEngine(createRequire("/none/x.js").resolve);

async function findProblems(settings: string, isCheck: boolean) {
  const content = makeFolder({ "site.yaml": settings, "discussions/a.md": writeDiscussion() });
  const options = { content, clock: now, skipBroken: false, search: true, isCheck, cardLimit: 0 } as const;
  const { problems, site } = await prepareBuild({ ...options, loadAssets: loadAssetsOnce, findEngine: notInstalled }, pages);
  return { problems: problems.map(printProblem), editor: site.assets.editor };
}

test("the engine's files are in a folder named after the version", () => {
  const { url, files } = findEngine() ?? {};
  expect(url).toMatch(/^\/assets\/decap-cms-\d+\.\d+\.\d+\/decap-cms\.js$/);
  expect(files?.map((file) => file.url)).toContain(url);
});

test("a missing package gives no engine, and an unreadable package is an error", () => {
  expect(notInstalled()).toBeUndefined();
  const refuse = () => {
    throw new Error("permission denied");
  };
  expect(() => findEngine(refuse)).toThrow("permission denied");
});

test.each([true, false])("a site with a web editor says how to install the missing package (check: %s)", async (isCheck) => {
  expect(await findProblems("name: x\neditor: { backend: local }\n", isCheck)).toEqual({
    problems: [
      "site.yaml:2:1: the web editor (`editor`) needs the package `decap-cms`, which is not installed. Install it with `npm ci --include=dev`, or remove `editor`.",
    ],
    editor: undefined,
  });
});

test("a site without a web editor needs no package", async () => {
  expect((await findProblems("name: x\n", false)).problems).toEqual([]);
});
