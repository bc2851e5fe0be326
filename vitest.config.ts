import { defineConfig } from "vitest/config";

/** The pure stages: their tests share what is loaded, since no module of theirs keeps a state. */
const pure = ["browser/unit", "forum", "import/stackexchange", "import/text", "locale", "markdown", "pages", "search", "text"].map(
  (folder) => `test/${folder}/*.test.ts`,
);

const shared = { pool: "forks", testTimeout: 60_000, hookTimeout: 180_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "pure", include: pure, isolate: false } },
      { test: { ...shared, name: "whole", include: ["test/**/*.test.ts"], exclude: pure, execArgv: ["--import", "tsx"] } },
    ],
  },
});
