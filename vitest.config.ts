import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    execArgv: ["--import", "tsx"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
