import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Drawing } from "../../scripts/cards/drawing.ts";
import { openPictureCache } from "../../scripts/cards/picture-cache.ts";
import { renderPng } from "../../scripts/cards/renderer.ts";
import { writeDrawings } from "../../scripts/cards/write-drawings.ts";
import { listFiles, makeFolder, readTree, writeFiles } from "../support/disk.ts";

const draw = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
const drawings: readonly Drawing[] = [8, 16].map((size) => ({ name: `assets/cards/${size}.png`, draw: () => draw(size) }));
const [small] = drawings.map(({ draw }) => renderPng(draw()));

/** Writes the pictures and returns the number of drawn ones. */
async function write(store: string, output = makeFolder(), planned = drawings): Promise<number> {
  let drawn = 0;
  const render = (svg: string) => {
    drawn += 1;
    return renderPng(svg);
  };
  await writeDrawings(planned, output, { cache: openPictureCache(store), render });
  return drawn;
}

describe("pictures", () => {
  test("are drawn once and are the same in the next build", async () => {
    const [store, first, second] = [makeFolder(), makeFolder(), makeFolder()];
    expect(await write(store, first)).toBe(2);
    expect(await write(store, second)).toBe(0);
    expect(readTree(second)).toEqual(readTree(first));
    expect(listFiles(first)).toEqual(["assets/cards/16.png", "assets/cards/8.png"]);
    expect(listFiles(store)).toEqual(["16.png", "8.png"]);
  });

  test("are drawn again if their folder is gone", async () => {
    const store = join(makeFolder(), "gone");
    expect([await write(store), await write(store)]).toEqual([2, 0]);
  });

  test("are drawn even if nothing can be cached", async () => {
    const file = join(makeFolder({ file: "" }), "file");
    expect([await write(join(file, "cards")), await write(join(file, "cards"))]).toEqual([2, 2]);
  });
});

test("drawing ends early if it is aborted, and continues in the next build", async () => {
  const store = makeFolder();
  const stop = new AbortController();
  const render = (svg: string) => {
    stop.abort();
    return renderPng(svg);
  };
  const counts = await writeDrawings(drawings, makeFolder(), { cache: openPictureCache(store), render, signal: stop.signal });
  expect(counts).toEqual({ drawn: 1, kept: 0 });
  expect(await write(store)).toBe(1);
});

test("only slow drawing reports progress", async () => {
  const [many, store] = [Array.from({ length: 21 }, (_, index) => ({ name: `${index}.png`, draw: () => draw(8) })), makeFolder()];
  const progress: string[] = [];
  const announce = (stage: string) => {
    progress.push(stage);
    return (done: number, total: number) => void progress.push(`${done} of ${total}`);
  };
  const write = (planned: readonly Drawing[]) =>
    writeDrawings(planned, makeFolder(), { cache: openPictureCache(store), render: renderPng, begin: announce });
  await write(many.slice(0, 1));
  await write(many);
  expect(progress).toEqual([]);
  await write(many.map(({ name, draw }) => ({ name: `new-${name}`, draw })));
  expect([progress.length, progress[0], progress.at(-1)]).toEqual([22, "Drawing 21 pictures", "21 of 21"]);
});

describe("a cached picture is ignored, drawn and cached again,", () => {
  const whole = Buffer.from(small ?? []);
  const flip = (place: number) => Buffer.from(whole.map((byte, index) => (index === place ? byte ^ 1 : byte)));
  test.each([
    ["when it is empty", Buffer.alloc(0)],
    ["when its end is missing", whole.subarray(0, -1)],
    ["when only its start was written", Buffer.concat([whole.subarray(0, 40), Buffer.alloc(whole.length - 40)])],
    ["when more was written behind it", Buffer.concat([whole, Buffer.from("x")])],
    ["when a byte in it is another", flip(whole.length - 20)],
    ["when it is no PNG", flip(0)],
    ["when it claims to be longer than it is", flip(8)],
  ])("%s", async (_, bytes) => {
    const store = makeFolder({ "8.png": bytes });
    const output = makeFolder();
    expect(await write(store, output, drawings.slice(0, 1))).toBe(1);
    for (const folder of [store, join(output, "assets/cards")]) expect(readTree(folder)).toEqual({ "8.png": whole.toString("latin1") });
  });
});

describe("pictures that the last build did not use", () => {
  const fill = (store: string, count: number) => {
    for (let index = 0; index < count; index++) writeFileSync(join(store, `old-${index}.png${index % 2 ? ".123" : ""}`), "");
  };

  test("stay while they are few, since the next build may use them", async () => {
    const store = makeFolder();
    fill(store, 500);
    await write(store);
    expect(readdirSync(store)).toHaveLength(502);
  });

  test("are removed if they are many, with incomplete files, and nothing else is touched", async () => {
    const store = makeFolder();
    writeFiles(store, { "notes.txt": "", "deep/old.png": "" });
    fill(store, 501);
    await write(store);
    expect(listFiles(store)).toEqual(["16.png", "8.png", "deep/old.png", "notes.txt"]);
  });
});
