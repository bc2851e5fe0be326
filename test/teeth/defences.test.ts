import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defences } from "./defences.ts";

test("every defence that can be switched off stands where it is said to, once", () => {
  expect(defences.length).toBeGreaterThanOrEqual(15);
  const lost = defences.filter(({ file, on }) => readFileSync(file, "utf8").split(on).length !== 2);
  expect(lost.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
  expect(new Set(defences.map(({ name }) => name)).size).toBe(defences.length);
});
