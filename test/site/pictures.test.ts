import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, readTree } from "../support/disk.ts";
import { makePhotograph, readPixels, secrets } from "../support/photographs.ts";
import { buildSound, writeDiscussion } from "../support/site/site.ts";

/** The files of an output folder that hold what a camera wrote. */
function findSecrets(output: string): readonly string[] {
  const holds = (content: string) => Object.values(secrets).some((secret) => content.includes(secret));
  return Object.entries(readTree(output)).flatMap(([path, content]) => (holds(content) ? [path] : []));
}

describe("the metadata of a picture", () => {
  test("is not published, and its pixels are", async () => {
    const pictures = Object.fromEntries(
      await Promise.all(
        (["jpg", "png", "webp", "avif"] as const).map(async (kind) => [`a.${kind}`, await makePhotograph(64, 48, { kind })] as const),
      ),
    );
    const names = Object.keys(pictures);
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({}, names.map((name) => `![نما](${name})`).join("\n")),
      ...Object.fromEntries(names.map((name) => [`discussions/a/${name}`, pictures[name] ?? ""])),
      "logo.png": await makePhotograph(64, 48, { kind: "png" }),
    });
    expect(findSecrets(content).length).toBe(names.length + 1);
    const { output, files } = await buildSound(content);
    expect(files).toEqual(expect.arrayContaining(names.map((name) => `discussions/a/${name}`)));
    expect(findSecrets(output)).toEqual([]);
    for (const name of names) {
      const published = readFileSync(join(output, "discussions/a", name));
      expect([name, (await readPixels(published)).equals(await readPixels(pictures[name] ?? Buffer.alloc(0)))]).toEqual([name, true]);
    }
  });
});
