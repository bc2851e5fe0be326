import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { pinned } from "./pinned-actions.ts";

const text = readFileSync(".github/workflows/release.yml", "utf8");
const step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.strictObject({ GH_TOKEN: z.string().regex(/^\$\{\{ github\.token \}\}$/) }).optional(),
});
const { on, permissions, jobs } = z
  .object({
    on: z.unknown(),
    permissions: z.unknown(),
    jobs: z.record(z.string(), z.object({ needs: z.string().optional(), permissions: z.unknown(), steps: z.array(step) })),
  })
  .parse(parse(text));
const steps = Object.values(jobs).flatMap((job) => job.steps);
const readCommands = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? []).join("\n") ?? "";

describe("the workflow for releases", () => {
  test("runs for the tags of versions alone, one job after the other", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
      ["pack", undefined],
      ["publish", "pack"],
      ["attach", "publish"],
    ]);
  });

  test("gives each job only the right of its step, and keeps no secret", () => {
    expect(permissions).toEqual({});
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([
      { contents: "read" },
      { "id-token": "write" },
      { contents: "write" },
    ]);
    expect(text).not.toMatch(/secrets\b/);
  });

  test("runs code of the repository and of packages only where nothing may be written", () => {
    for (const name of ["publish", "attach"]) {
      expect(jobs[name]?.steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))).toEqual([]);
      expect(readCommands(name)).not.toMatch(/npm (?:ci|install|run|test|pack|exec)|npx|node /);
    }
    expect(readCommands("publish")).toContain("--ignore-scripts --provenance");
  });

  test("takes actions by their commit, keeps no cache and puts no expression into a shell", () => {
    for (const { uses, run = "", with: inputs = {} } of steps) {
      if (uses !== undefined) expect(pinned).toContain(uses);
      if (uses?.startsWith("actions/checkout@")) expect(inputs).toEqual({ "persist-credentials": false });
      expect(Object.keys(inputs)).not.toContain("cache");
      expect(run).not.toContain("${{");
    }
  });

  test("runs all checks before it packs both packages", () => {
    expect(readCommands("pack")).toMatch(/\.ci\/run[\s\S]*npm pack/);
    expect(readCommands("pack").match(/for folder in \. scripts\/create-goftogu/g)).toHaveLength(2);
    expect(readCommands("publish")).toContain("packages/goftogu-*.tgz packages/create-goftogu-*.tgz");
  });
});
