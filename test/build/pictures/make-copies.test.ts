import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Encode } from "../../../scripts/build/pictures/encoder.ts";
import { makeCopies, placeCopies } from "../../../scripts/build/pictures/make-copies.ts";
import { openPictureCache } from "../../../scripts/cards/picture-cache.ts";
import { listFiles, makeFolder } from "../../support/disk.ts";

const planned = Array.from({ length: 5 }, (_, index) => ({
  url: `/assets/pictures/${index}.webp`,
  source: `discussions/a/${index}.jpg`,
  picture: { name: `${index}.webp`, width: 8, height: 6 },
}));

/** Tools whose encoder is `encode`, and `encodeAlone` for what it refuses; and a store. */
function createTools(encode: (source: string) => Promise<Uint8Array | undefined>, encodeAlone?: Encode) {
  const store = makeFolder();
  let loaded = 0;
  const tools = {
    cache: openPictureCache(join(store, "pictures"), () => true),
    loadEncoder: async () => {
      loaded += 1;
      const encodeBytes = (bytes: Uint8Array) => encode(Buffer.from(bytes).toString());
      return { encodeSound: encodeBytes, encodeAlone: encodeAlone ?? encodeBytes };
    },
    readClean: ({ source }: { readonly source: string }) => Buffer.from(source),
  };
  return { store, tools, countLoaded: () => loaded };
}

describe("copies of pictures", () => {
  test("are made two at a time at most, with their progress", async () => {
    let [running, most] = [0, 0];
    const { tools } = createTools(async (source) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return Buffer.from(source);
    });
    const progress: string[] = [];
    const begin = (stage: string) => {
      progress.push(stage);
      return (done: number, total: number) => progress.push(`${done} of ${total}`);
    };
    const { load, ...made } = await makeCopies(planned, { ...tools, begin });
    expect(made).toEqual({ made: 5, failed: [] });
    expect(most).toBe(2);
    expect(progress).toEqual(["Making smaller copies of 5 pictures", "1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    const output = makeFolder();
    placeCopies(planned, output, load);
    expect(listFiles(output)).toEqual(planned.map(({ url }) => url.slice(1)));
  });

  test("that have a fault are looked at again, each alone", async () => {
    let running = 0;
    const alone: (readonly [number, string])[] = [];
    const { tools } = createTools(
      async (source) => {
        running++;
        await new Promise(setImmediate);
        running--;
        return /[13]/.test(source) ? undefined : Buffer.from(source);
      },
      async (bytes) => {
        const source = Buffer.from(bytes).toString();
        alone.push([running, source]);
        running++;
        await new Promise(setImmediate);
        running--;
        return source.includes("1") ? bytes : undefined;
      },
    );
    const { made, failed } = await makeCopies(planned, tools);
    expect([made, failed.map(({ source }) => source)]).toEqual([4, ["discussions/a/3.jpg"]]);
    expect(alone).toEqual([
      [0, "discussions/a/1.jpg"],
      [0, "discussions/a/3.jpg"],
    ]);
  });

  test("that were made before a build was interrupted are kept", async () => {
    const { tools, store } = createTools(async (source) => {
      await new Promise(setImmediate);
      if (source.endsWith("3.jpg")) throw new Error("interrupted");
      return Buffer.from(source);
    });
    await expect(makeCopies(planned, tools)).rejects.toThrow("interrupted");
    expect(listFiles(join(store, "pictures"))).toEqual(expect.arrayContaining(["0.webp", "1.webp", "2.webp"]));
  });

  test("of all other pictures are made if one cannot be decoded", async () => {
    const { tools } = createTools(async (source) => (source.endsWith("3.jpg") ? undefined : Buffer.from(source)));
    const { load, ...made } = await makeCopies(planned, tools);
    expect(made).toEqual({ made: 4, failed: [planned[3]] });
    expect(planned.map(({ picture }) => load(picture.name) !== undefined)).toEqual([true, true, true, false, true]);
  });

  test("need no encoder if all are cached", async () => {
    const { tools, countLoaded } = createTools(async (source) => Buffer.from(source));
    await makeCopies(planned, tools);
    expect(await makeCopies(planned, tools)).toMatchObject({ made: 0, failed: [] });
    expect(countLoaded()).toBe(1);
  });

  test("stay in memory if the store cannot be written", async () => {
    const { tools, store } = createTools(async (source) => Buffer.from(source));
    writeFileSync(join(store, "pictures"), "a file");
    const { load, made } = await makeCopies(planned, tools);
    const output = makeFolder();
    placeCopies(planned, output, load);
    expect([made, listFiles(output).length]).toEqual([5, 5]);
  });

  test("that somebody removes during a build ask for another build", async () => {
    const { tools } = createTools(async (source) => Buffer.from(source));
    const { load } = await makeCopies(planned.slice(1), tools);
    expect(() => placeCopies(planned, makeFolder(), load)).toThrow("`discussions/a/0.jpg` changed while the site was built: build again.");
  });
});
