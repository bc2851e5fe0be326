import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findFastFolder } from "./fast-folder.ts";

describe("the parent folder of temporary folders", () => {
  test("is TMPDIR if it is set", () => {
    expect(findFastFolder({ TMPDIR: "/somewhere/else" })).toBe("/somewhere/else");
  });

  test("exists", () => {
    expect(statSync(findFastFolder({})).isDirectory()).toBe(true);
  });
});
