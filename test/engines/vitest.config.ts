import { defineConfig } from "vitest/config";

/** Engines other than Chromium. Not every machine has them, so these tests run separately. */
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
