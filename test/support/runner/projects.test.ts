import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import config from "../../../vitest.config.ts";

const paths = (config.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== "object" || !("test" in project)) return [];
  return [...(project.test?.include ?? []), ...(project.test?.exclude ?? [])];
});

test("the lists of test files name files and folders that exist", () => {
  expect(paths.length).toBeGreaterThan(20);
  // A renamed file would run with the others, and `--fast` would silently take longer.
  expect(paths.filter((path) => !existsSync(path.includes("*") ? dirname(path).replace("/**", "") : path))).toEqual([]);
});
