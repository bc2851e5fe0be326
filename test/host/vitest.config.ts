import { defineConfig } from "vitest/config";

/** What takes long, or needs more of a machine than others: whole builds that are killed, small disks, closed folders. */
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
