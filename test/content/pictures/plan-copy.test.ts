import { describe, expect, test } from "vitest";
import type { CleanPicture, PictureKind } from "../../../scripts/content/pictures/model.ts";
import { planCopy } from "../../../scripts/content/pictures/plan-copy.ts";

const bytes = Buffer.from("picture");

function plan(width: number, height: number, clean: Partial<CleanPicture> = {}, kind: PictureKind = "jpg", original: Uint8Array = bytes) {
  return planCopy({ bytes: original, orientation: 1, isAnimated: false, ...clean }, { kind, bytes: original, width, height });
}

describe("the copy of a picture", () => {
  test.each([
    [4000, 3000, 1600, 1200],
    [3024, 4032, 1200, 1600],
    [1601, 1, 1600, 1],
    [2, 16_384, 1, 1600],
    [5000, 3333, 1600, 1067],
  ])("has at most 1,600 pixels on the longer side: of %i × %i", (width, height, wide, high) => {
    expect(plan(width, height)).toMatchObject({ width: wide, height: high });
  });

  test("is not made of a picture that is small, or moves", () => {
    expect(plan(1600, 1600)).toBeUndefined();
    expect(plan(4000, 3000, { isAnimated: true })).toBeUndefined();
  });

  test("is made of a small picture with many bytes, without those of its metadata", () => {
    expect(plan(800, 600, { bytes: Buffer.alloc(256 * 1024) })).toBeUndefined();
    expect(plan(800, 600, { bytes: Buffer.alloc(256 * 1024 + 1) })).toMatchObject({ width: 800, height: 600 });
  });

  test("is made of a turned picture of a format that browsers turn or not", () => {
    expect(["jpg", "avif", "png", "webp"].map((kind) => plan(8, 6, { orientation: 6 }, kind as PictureKind) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("has the same name on every machine, which tells the original", () => {
    const name = "53d020f599acccd17f0497823e8842de.webp";
    const names = [plan(4000, 3000), plan(4000, 3000), plan(4000, 3000, {}, "jpg", Buffer.from("another"))].map((copy) => copy?.name);
    expect(names).toEqual([name, name, expect.not.stringContaining(name)]);
  });
});
