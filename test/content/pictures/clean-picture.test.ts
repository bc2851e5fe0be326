import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanPicture } from "../../../scripts/content/pictures/clean-picture.ts";
import type { PictureKind } from "../../../scripts/content/pictures/model.ts";
import { makePhotograph, readPixels, secrets } from "../../support/photographs.ts";
import { writeChunk } from "../../support/pictures.ts";

const kinds = ["jpg", "png", "webp", "avif"] as const;

function clean(bytes: Uint8Array, kind: PictureKind) {
  const cleaned = cleanPicture(bytes, kind);
  if (!cleaned) throw new Error("not a whole picture");
  return cleaned;
}

function hasSecret(bytes: Uint8Array): boolean {
  return Object.values(secrets).some((secret) => Buffer.from(bytes).includes(secret));
}

/** A segment of a JPEG. */
function writeSegment(marker: number, data: string | Uint8Array): Buffer {
  const content = typeof data === "string" ? Buffer.from(data, "latin1") : data;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** An extension of a GIF with one block of data. */
const writeExtension = (label: number, ...blocks: readonly string[]) =>
  Buffer.from(`!${String.fromCharCode(label)}${blocks.map((block) => String.fromCharCode(block.length) + block).join("")}\0`, "latin1");

const insert = (bytes: Buffer, at: number, part: Uint8Array) => Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

describe("what a camera writes beside the pixels", () => {
  test.each(kinds)("is removed, and the pixels stay: %s", async (kind) => {
    const photograph = await makePhotograph(64, 48, { kind });
    const { bytes } = clean(photograph, kind);
    expect([hasSecret(photograph), hasSecret(bytes)]).toEqual([true, false]);
    expect((await readPixels(bytes)).equals(await readPixels(photograph))).toBe(true);
    expect(clean(bytes, kind).bytes).toEqual(bytes);
  });

  test.each(["jpg", "png", "webp"] as const)("leaves the orientation alone: %s", async (kind) => {
    for (const orientation of [2, 3, 6, 8]) {
      const { bytes, orientation: found } = clean(await makePhotograph(64, 48, { kind, orientation }), kind);
      expect([found, (await sharp(bytes).metadata()).orientation, hasSecret(bytes)]).toEqual([orientation, orientation, false]);
      expect(clean(bytes, kind)).toEqual({ bytes, orientation, isAnimated: false });
    }
  });

  test("is removed from every place of a JPEG", async () => {
    const plain = clean(await makePhotograph(64, 48), "jpg").bytes as Buffer;
    const thumbnail = Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01SEC", "latin1");
    const parts = [
      writeSegment(0xe0, thumbnail),
      writeSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0SECRET-PLACE"),
      writeSegment(0xe2, "MPF\0SECRET-PLACE"),
      writeSegment(0xed, "Photoshop 3.0\0SECRET-PLACE"),
      writeSegment(0xef, "SECRET-PLACE"),
      writeSegment(0xfe, "SECRET-PLACE"),
      Buffer.from([0xff, 0xff, 0xff]),
    ];
    const marked = Buffer.concat([insert(plain, 2, Buffer.concat(parts)), Buffer.from("SECRET-PLACE of a film behind the end")]);
    const { bytes } = clean(marked, "jpg");
    expect(hasSecret(bytes)).toBe(false);
    expect((await readPixels(bytes)).equals(await readPixels(plain))).toBe(true);
  });

  test("is removed from every place of a PNG", async () => {
    const plain = clean(await makePhotograph(64, 48, { kind: "png" }), "png").bytes as Buffer;
    const chunks = ["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "prVt", "dSIG"].map((name) => writeChunk(name, Buffer.from("SECRET-PLACE")));
    const marked = Buffer.concat([insert(plain, 33, Buffer.concat(chunks)), Buffer.from("SECRET-PLACE")]);
    expect(clean(marked, "png").bytes).toEqual(plain);
  });

  test("is removed from every place of a GIF", async () => {
    const plain = clean(await makePhotograph(64, 48, { kind: "gif" }), "gif").bytes as Buffer;
    const start = plain.indexOf(",", 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1));
    const comments = [
      writeExtension(0xfe, "SECRET-PLACE"),
      writeExtension(0xff, "XMP DataXMP", "SECRET-PLACE"),
      writeExtension(0x01, "SECRET-PLACE"),
    ];
    const marked = Buffer.concat([insert(plain, start, Buffer.concat(comments)), Buffer.from("SECRET-PLACE")]);
    expect(clean(marked, "gif").bytes).toEqual(plain);
  });

  test("is removed from an AVIF where no item uses the bytes", async () => {
    const photograph = await makePhotograph(64, 48, { kind: "avif" });
    const box = (name: string) => {
      const bytes = Buffer.from(`\0\0\0\0${name}SECRET-PLACE`, "latin1");
      bytes.writeUInt32BE(bytes.length, 0);
      return bytes;
    };
    const { bytes } = clean(Buffer.concat([photograph, box("uuid"), box("mdat"), box("moov")]), "avif");
    expect(hasSecret(bytes)).toBe(false);
    expect((await readPixels(bytes)).equals(await readPixels(photograph))).toBe(true);
  });
});

describe("an animation", () => {
  const frames = async () =>
    sharp(Buffer.alloc(4 * 4 * 3 * 2, 7).fill(200, 48), { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } });

  test.each(["gif", "webp"] as const)("keeps its frames and their times: %s", async (kind) => {
    const picture = await frames();
    const bytes = await (kind === "gif" ? picture.gif() : picture.webp({ lossless: true })).toBuffer();
    const cleaned = clean(bytes, kind);
    expect(cleaned.isAnimated).toBe(true);
    expect(await sharp(cleaned.bytes, { animated: true }).metadata()).toMatchObject({ pages: 2 });
    expect(cleaned.bytes.length).toBe(bytes.length);
  });

  test("of PNG is found by its chunk", async () => {
    const still = clean(await makePhotograph(4, 4, { kind: "png" }), "png").bytes as Buffer;
    const control = writeChunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
    expect(clean(insert(still, 33, control), "png")).toMatchObject({ isAnimated: true });
  });
});

describe("a picture that is not whole", () => {
  test.each([...kinds, "gif"] as const)("is not cleaned, wherever it is cut: %s", async (kind) => {
    const { bytes } = clean(await makePhotograph(16, 12, { kind }), kind);
    for (let length = 12; length < bytes.length - 1; length++) {
      const cut = cleanPicture(bytes.subarray(0, length), kind);
      // The trailer of a GIF may be missing behind its picture.
      if (cut && kind === "gif") expect(cut.bytes).toEqual(bytes);
      else expect([length, cut]).toEqual([length, undefined]);
    }
  });

  test("has a PNG chunk with a wrong checksum", async () => {
    const bytes = Buffer.from(await makePhotograph(16, 12, { kind: "png" }));
    bytes[20] = 1 + (bytes[20] ?? 0);
    expect(cleanPicture(bytes, "png")).toBeUndefined();
  });

  test("has two frames in a JPEG, of which the first lies about its size", async () => {
    const bytes = clean(await makePhotograph(16, 12), "jpg").bytes as Buffer;
    expect(cleanPicture(insert(bytes, 2, writeSegment(0xc0, "\x08\0\x01\0\x01\x01\x01\x11\0")), "jpg")).toBeUndefined();
  });
});
