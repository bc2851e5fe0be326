import { defineConfig } from "vitest/config";

/** Tests of pure stages. They need no loader for TypeScript. */
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

/** Tests that need a browser. */
const browser = ["test/browser/*.test.ts", "test/support/browser/*.test.ts", "test/serve/live-site.test.ts"];

/**
 * Tests that start many processes or build many sites. `npm test -- --fast` leaves them out, as
 * those with a browser.
 */
const slow = [
  "build/cache/random-edits",
  "build/cache/stale-pages",
  "build/memory/memory",
  "build/output/killed",
  "commands/build",
  "commands/new",
  "hostile/alone",
  "hostile/commands",
  "hostile/growth",
  "hostile/names",
  "hostile/site",
  "hostile/written",
  "import/command",
  "measure/bench/bench",
  "package/package",
  "serve/preview",
  "serve/start",
  "site/eleventy",
  "site/links",
  "site/same-bytes",
  "site/valid-html",
].map((name) => `test/${name}.test.ts`);

/** Tests that replace a module or the disk. No other test may have loaded the module before. */
const replacing = [
  "test/build/edits/build-edits.test.ts",
  "test/build/edits/long-discussions.test.ts",
  "test/build/parsed-once.test.ts",
  "test/content/front-matter.test.ts",
  "test/serve/watch.test.ts",
  "test/site/failed-build.test.ts",
];

/**
 * Test files share modules, because no module keeps state. Otherwise most files would take longest
 * to load Eleventy.
 */
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
      { test: { ...whole, name: "whole", include: ["test/**/*.test.ts"], exclude: [...pure, ...browser, ...slow, ...replacing] } },
      { test: { ...whole, name: "replacing", include: replacing, isolate: true } },
      { test: { ...whole, name: "slow", include: slow } },
      { test: { ...whole, name: "browser", include: browser } },
    ],
  },
});
