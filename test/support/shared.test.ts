import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeFolder } from "../serve/folder.ts";
import { sharedFolder } from "./shared.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("sharedFolder", () => {
  it("returns the folder in GOFTOGU_SHARED", async () => {
    const folder = await makeFolder({ "README.md": "" });
    onTestFinished(() => rm(folder, { recursive: true }));
    vi.stubEnv("GOFTOGU_SHARED", folder);
    expect(sharedFolder()).toBe(folder);
  });

  it("throws if the folder in GOFTOGU_SHARED does not exist", async () => {
    const folder = await makeFolder({ file: "" });
    onTestFinished(() => rm(folder, { recursive: true }));
    vi.stubEnv("GOFTOGU_SHARED", join(folder, "file"));
    expect(sharedFolder).toThrow(`GOFTOGU_SHARED names \`${join(folder, "file")}\`, which is no folder.`);
  });
});
