import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { formatManifest } from "../../../scripts/build/output/manifest.ts";
import { hashOutputState, readOutputState, updateOutputState } from "../../../scripts/build/output/output-state.ts";
import { makeFolder } from "../../support/disk.ts";

let output: string;
const list = (...paths: readonly string[]) => writeFileSync(join(output, ".goftogu"), formatManifest(paths));

beforeEach(() => {
  output = makeFolder({ "a.html": "a", "b/index.html": "b", "own.txt": "mine" });
  list("a.html", "b/index.html");
});

describe("the state of an output folder", () => {
  test.each<[string, () => void]>([
    ["a changed file", () => appendFileSync(join(output, "a.html"), "x")],
    ["a removed file", () => rmSync(join(output, "b/index.html"))],
    ["another list of files", () => list("a.html")],
  ])("shows %s", (_, change) => {
    const before = hashOutputState(readOutputState(output));
    change();
    expect(hashOutputState(readOutputState(output))).not.toBe(before);
  });

  test("does not depend on files that no build wrote", () => {
    const before = readOutputState(output);
    appendFileSync(join(output, "own.txt"), "x");
    expect(readOutputState(output)).toEqual(before);
  });

  test("after publishing is found from the state before and the written files", () => {
    const before = readOutputState(output);
    appendFileSync(join(output, "a.html"), "x");
    writeFileSync(join(output, "c.html"), "c");
    rmSync(join(output, "b/index.html"));
    list("c.html", "a.html");
    const after = readOutputState(output);
    expect([...updateOutputState(output, before, ["a.html", "c.html"])]).toEqual([...after]);
    expect([...updateOutputState(output, before, ["c.html"])]).not.toEqual([...after]);
  });
});
