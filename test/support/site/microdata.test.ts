import { describe, expect, test } from "vitest";
import { parsePage } from "./html.ts";
import { readItems } from "./microdata.ts";

const read = (body: string) =>
  readItems(parsePage(`<!doctype html><title>a</title><link rel="canonical" href="https://forum.example/a/"><body>${body}</body>`));

describe("the reader of microdata", () => {
  test("returns the value that HTML defines for each element, and nested items", () => {
    const body = `<main itemscope itemtype="https://schema.org/Thing"><h1 itemprop="name">a <b>b</b></h1><a itemprop="url" href="../ک/#x">c</a>
<time itemprop="time" datetime="2026-01-05">d</time><meta itemprop="word" content="e"><data itemprop="count word" value="2">two</data>
<p itemprop="author" itemscope itemtype="https://schema.org/Person"><bdi itemprop="name">f</bdi></p></main>`;
    const author = { type: ["https://schema.org/Person"], properties: { name: ["f"] } };
    const url = "https://forum.example/%DA%A9/#x";
    expect(read(body)).toEqual([
      {
        type: ["https://schema.org/Thing"],
        properties: { name: ["a b"], url: [url], time: ["2026-01-05"], word: ["e", "2"], count: ["2"], author: [author] },
      },
    ]);
  });

  test.each([
    ["a property outside every item", '<p itemprop="name">a</p>'],
    ["an item without a type", "<p itemscope>a</p>"],
    ["a type without an item", '<p itemtype="https://schema.org/Thing">a</p>'],
    ["an empty name", '<p itemscope itemtype="https://schema.org/Thing"><b itemprop="">a</b></p>'],
    ["a link without an address", '<p itemscope itemtype="https://schema.org/Thing"><a itemprop="url">a</a></p>'],
  ])("refuses %s", (_, body) => {
    expect(() => read(body)).toThrow();
  });
});
