import { defineConfig } from "vitest/config";

/** Slow tests and tests with special needs: killed builds, small disks, read-only folders. */
export default defineConfig({
  test: {
    include: ["test/host/*.host.ts"],
    pool: "forks",
    setupFiles: "test/support/runner/clean-up.ts",
    execArgv: ["--import", "tsx"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    reporters: ["verbose"],
  },
});
