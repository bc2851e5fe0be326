import { defineConfig } from "vitest/config";

/** The pure stages. */
const pure = [
  "browser/unit",
  "forum",
  "import/stackexchange",
  "import/text",
  "listing",
  "locale",
  "markdown",
  "pages",
  "problems",
  "search",
  "text",
].map((folder) => `test/${folder}/*.test.ts`);

/** Tests that put something in the place of a package or of the disk: it must not have been loaded by another test. */
const replacing = ["test/content/front-matter.test.ts", "test/site/failed-build.test.ts"];

/** Test files share what is loaded, since no module keeps a state: loading Eleventy for each of them would take longer than most run. */
const shared = {
  pool: "forks",
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  setupFiles: "test/support/runner/clean-up.ts",
} as const;
const whole = { ...shared, execArgv: ["--import", "tsx"] };

export default defineConfig({
  test: {
    globalSetup: "test/support/runner/run-folder.ts",
    projects: [
      { test: { ...shared, name: "pure", include: pure } },
      { test: { ...whole, name: "whole", include: ["test/**/*.test.ts"], exclude: [...pure, ...replacing] } },
      { test: { ...whole, name: "replacing", include: replacing, isolate: true } },
    ],
  },
});
