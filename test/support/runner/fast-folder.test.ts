import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findFastFolder } from "./fast-folder.ts";

describe("the folder in which tests make theirs", () => {
  test("is the one that was asked for", () => {
    expect(findFastFolder({ TMPDIR: "/somewhere/else" })).toBe("/somewhere/else");
  });

  test("is there", () => {
    expect(statSync(findFastFolder({})).isDirectory()).toBe(true);
  });
});
