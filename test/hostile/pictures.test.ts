import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareCheck } from "../../scripts/build/check.ts";
import { readContent } from "../../scripts/build/read-content.ts";
import { cleanKnownPicture } from "../../scripts/content/parse/files/picture-file.ts";
import { readCases } from "../support/cases.ts";
import { listFiles, makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { makePhotograph } from "../support/photographs.ts";
import { writeChunk, writePng } from "../support/pictures.ts";
import { build, now, writeDiscussion } from "../support/site/site.ts";
import { readNotation } from "./notation.ts";

/** Files in the folder of a discussion, and `published` or the reason of the problem. */
const cases = readCases(new URL("./own-files/pictures.txt", import.meta.url), (written) => written).map(({ title, input, expected }) => ({
  name: title,
  bytes: readNotation(input),
  expected: expected.trim(),
}));
type Case = (typeof cases)[number];
const published = cases.filter(({ expected }) => expected === "published");

/** What is hidden in files of the corpus. */
const hidden = /<script|SECRET|PK..|ftypmp42/u;

function writeSite(pictures: readonly Pick<Case, "name" | "bytes">[]): string {
  const shown = pictures.map(({ name }) => `![نما](${name})`).join("\n");
  const files = pictures.map(({ name, bytes }) => [`discussions/a/${name}`, bytes] as const);
  return makeFolder({ "discussions/a.md": writeDiscussion({}, shown), ...Object.fromEntries(files) });
}

const readName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

describe("a hostile picture", () => {
  test("has the outcome of the corpus", () => {
    const problems = readContent(writeSite(cases)).problems.map(tellProblem);
    const reasons = new Map(problems.map(({ file, reason }) => [readName(file), reason]));
    const outcomes = cases.map(({ name }) => ({ name, outcome: reasons.get(name) ?? "published" }));
    expect(outcomes).toEqual(cases.map(({ name, expected }) => ({ name, outcome: expected })));
  });

  test("is published without what is hidden beside its pixels", async () => {
    expect(published.filter(({ bytes }) => hidden.test(Buffer.from(bytes).toString("latin1"))).length).toBeGreaterThan(5);
    const { output, problems } = await build(writeSite(published));
    expect(problems).toEqual([]);
    const files = listFiles(output).filter((path) => path.startsWith("discussions/a/") && !path.endsWith(".html"));
    expect(files.map(readName).sort()).toEqual(published.map(({ name }) => name).sort());
    for (const path of files) expect([path, hidden.test(readFileSync(join(output, path), "latin1"))]).toEqual([path, false]);
  });

  test("never grows, whatever byte is changed, and stays clean", () => {
    for (const { name, bytes } of published) {
      for (let at = 0; at < bytes.length; at += 3) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        const clean = cleanKnownPicture(changed);
        if (!clean) continue;
        // A minimal tag of the orientation may take the place of a shorter one.
        expect([name, at, clean.bytes.length <= changed.length + 36]).toEqual([name, at, true]);
        expect([name, at, cleanKnownPicture(clean.bytes)]).toEqual([name, at, clean]);
      }
    }
  });
});

describe("a picture that lies to the decoder", () => {
  const damage = (picture: Buffer, find: string, offset: number, value: number) => {
    picture.writeUInt16BE(value, picture.indexOf(find, 0, "latin1") + offset);
    return picture;
  };
  const deflateBomb = async () => {
    const small = await sharp(Buffer.alloc(3 * 64 * 4096), { raw: { width: 64, height: 4096, channels: 3 } })
      .png()
      .toBuffer();
    const header = Buffer.from(small.subarray(16, 29));
    header.writeUInt32BE(2000, 0);
    header.writeUInt32BE(4, 4);
    return Buffer.concat([small.subarray(0, 8), writeChunk("IHDR", header), small.subarray(33)]);
  };

  /** @param share of the bytes that are left. */
  const cutOff = async (share: number) => {
    const whole = await makePhotograph(2000, 300);
    return Buffer.concat([whole.subarray(0, whole.length * share), Buffer.from([0xff, 0xd9])]);
  };

  const halve = async () => {
    const whole = await makePhotograph(2000, 300, { kind: "png" });
    const start = whole.indexOf("IDAT", 0, "latin1") + 4;
    const half = whole.subarray(start, start + whole.readUInt32BE(start - 8) / 2);
    return Buffer.concat([whole.subarray(0, start - 8), writeChunk("IDAT", half), writeChunk("IEND")]);
  };

  test.each<readonly [name: string, why: string, make: () => Promise<Uint8Array>]>([
    ["a.png", "has half of its pixels", halve],
    ["a.png", "has no compressed pixels", async () => writePng(2000, 300)],
    [
      "a.webp",
      "has another size in its frame than in its header",
      async () => {
        const picture = await makePhotograph(64, 48, { kind: "webp" });
        picture.writeUIntLE(1999, picture.indexOf("VP8X") + 12, 3);
        return picture;
      },
    ],
    [
      "a.avif",
      "has another size in its frame than in its header",
      async () => damage(await makePhotograph(64, 48, { kind: "avif" }), "ispe", 10, 2000),
    ],
    ["a.jpg", "has fewer rows than its header says", async () => damage(await makePhotograph(64, 48), "\xff\xc0", 5, 3000)],
    ["a.jpg", "is cut off, and has an end mark", () => cutOff(0.75)],
    ["a.jpg", "is cut off near its end, and has an end mark", () => cutOff(0.99)],
  ])("is refused where a text shows it, if it %s", async (name, _, make) => {
    const content = writeSite([{ name, bytes: await make() }]);
    const found = [{ file: "discussions/a.md", violation: { rule: "pictureNotDecoded", name: `discussions/a/${name}` } }];
    expect((await build(content, { store: makeFolder() })).problems).toMatchObject(found);
    expect((await prepareCheck({ content, clock: now, store: makeFolder() })).problems).toMatchObject(found);
  });

  test("is refused each time, whatever is decoded beside it", async () => {
    const pictures = await Promise.all([
      ...[0.6, 0.75, 0.9, 0.99].map(async (share, index) => ({ name: `${index}.jpg`, bytes: await cutOff(share) })),
      ...[4, 5, 6].map(async (index) => ({ name: `${index}.png`, bytes: await halve() })),
    ]);
    const content = writeSite(pictures);
    for (let time = 0; time < 5; time += 1) {
      const { problems } = await build(content, { store: makeFolder() });
      expect(problems.map(({ violation }) => violation.rule)).toEqual(pictures.map(() => "pictureNotDecoded"));
    }
  });

  test("costs what its header says, if its pixels go on behind it", async () => {
    const { problems, report } = await build(writeSite([{ name: "a.png", bytes: await deflateBomb() }]), { store: makeFolder() });
    expect([problems, report?.pictures.copied]).toEqual([[], 1]);
  });

  test("is published if only the parameters of its scan are wrong, as some phones write them", async () => {
    const picture = await makePhotograph(2000, 300);
    // The last coefficient of the only scan: 63 in a baseline JPEG (ITU-T T.81, table B.3).
    const scan = picture.indexOf("\xff\xda", 0, "latin1");
    picture[scan + 2 + picture.readUInt16BE(scan + 2) - 2] = 0;
    const { problems, report } = await build(writeSite([{ name: "a.jpg", bytes: picture }]), { store: makeFolder() });
    expect([problems, report?.pictures.copied]).toEqual([[], 1]);
  });
});
