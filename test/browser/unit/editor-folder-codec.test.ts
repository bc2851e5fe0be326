import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePath, encodeFolder, encodeFolders } from "../../../scripts/editor/browser/folder-codec.ts";

/** Makes a path segment as Decap CMS does (`prepareSlug`, `sanitizeSlug`). */
function prepare(part: string): string {
  const lowered = part.trim().toLocaleLowerCase().replace(/[']/g, "").replace(/[./]/g, "-");
  return lowered.replace(/-+/g, "-").replace(/^-|-$/g, "");
}

const names = ["2026/node", "2026/Node.js--Ä", "A", "-a-", "a---b", "a/-b-/c.d", "نیم‌فاصله/Σίγμα", "it's"];

describe("the folder of a discussion as one path segment of the web editor", () => {
  it.each(names)("is kept by the engine and decoded again: %s", (name) => {
    const spelled = encodeFolder(name) ?? "";
    expect(prepare(spelled)).toBe(spelled);
    expect(decodePath(`content/discussions/${spelled}/1-a.md`)).toBe(`content/discussions/${name}/1-a.md`);
  });

  it("is kept for all letters, or has no encoding", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}._\u200c-]{0,20}$/u), (name) => {
        const spelled = encodeFolder(name);
        if (spelled === undefined) return;
        expect(prepare(spelled)).toBe(spelled);
        expect(decodePath(spelled)).toBe(name);
      }),
      { seed: 6, numRuns: 2000 },
    );
  });

  it.each([
    [["a"], 3],
    [["a", "B"], 2],
    [["a", "b", "C.d"], 1],
    [[], 0],
  ])("uses the number of segments that the engine has: %j in %i", (folders, count) => {
    const spelled = encodeFolders(folders, count) ?? [];
    expect(spelled).toHaveLength(count);
    expect(spelled.map(prepare)).toEqual(spelled);
    expect(decodePath([...spelled, "1.md"].join("/"))).toBe([...folders, "1.md"].join("/"));
  });

  it("is unchanged if the engine changes nothing", () => {
    expect(encodeFolder("پرسش-۲")).toBe("پرسش-۲");
    expect(decodePath("content/Node.js/A--b.md")).toBe("content/Node.js/A--b.md");
  });

  it("has no encoding if the engine would cut it or if it could not be decoded", () => {
    expect(encodeFolder("a".repeat(255))).toBe("a".repeat(255));
    expect(encodeFolder("a".repeat(256))).toBeUndefined();
    expect(encodeFolder("A".repeat(200))).toBeUndefined();
    // Two characters in lower case, which cannot be converted back.
    expect(encodeFolder("İzmir")).toBeUndefined();
  });
});
