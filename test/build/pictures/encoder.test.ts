import { expect, test, vi } from "vitest";
import { loadEncoder } from "../../../scripts/build/pictures/encoder.ts";

vi.mock("@11ty/eleventy-img", () => {
  throw new Error('Could not load the "sharp" module using the linux-x64 runtime\nPossible solutions: …');
});

test("an encoder that does not work on this machine says what to do", async () => {
  await expect(loadEncoder()).rejects.toThrow(
    /^smaller copies of pictures cannot be made, because the package sharp does not work here \(.+\): run npm ci on this system, and give `node --permission` the flag --allow-addons$/,
  );
});
