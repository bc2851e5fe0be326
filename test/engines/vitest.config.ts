import { defineConfig } from "vitest/config";

/** Engines beside Chromium, which not every machine has: apart from all other tests. */
export default defineConfig({
  test: {
    include: ["test/engines/*.engine.ts"],
    pool: "forks",
    setupFiles: "test/support/runner/clean-up.ts",
    execArgv: ["--import", "tsx"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    reporters: ["verbose"],
  },
});
