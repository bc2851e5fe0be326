import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkPictureName, readPicture } from "../../scripts/content/parse/files/picture-file.ts";
import { writePng } from "../support/pictures.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems, parseFiles, parseSound } from "./parsed.ts";

function load(name: string): Uint8Array {
  return readFileSync(new URL(`./fixtures/pictures/${name}`, import.meta.url));
}

test("an empty picture is reported as empty", () => {
  expect(readPicture(new Uint8Array(), "a.png")).toEqual({ rule: "emptyPicture" });
});

describe("the size of a picture", () => {
  test.each(["plain.png", "plain.gif", "plain.jpg", "progressive.jpg", "plain.webp", "lossy.webp", "extended.webp", "plain.avif"])(
    "is read from its first bytes: %s",
    (name) => {
      expect(readPicture(load(name), name)).toEqual({ width: 7, height: 5 });
    },
  );

  test("is the size after rotation", () => {
    expect(readPicture(load("turned.jpg"), "turned.jpg")).toEqual({ width: 5, height: 7 });
  });

  test("is found behind long metadata", () => {
    const photograph = load("plain.jpg");
    const about = Buffer.alloc(65_000, 1);
    about.writeUInt16BE(0xffe2, 0);
    about.writeUInt16BE(64_998, 2);
    const bytes = Buffer.concat([photograph.subarray(0, 20), ...Array.from({ length: 7 }, () => about), photograph.subarray(20)]);
    expect(readPicture(bytes, "a.jpeg")).toEqual({ width: 7, height: 5 });
  });

  test.each(["PLAIN.PNG", "a.JPG", "a.jpeg"])("is read for every case of the extension: %s", (name) => {
    expect(readPicture(load(/png/i.test(name) ? "plain.png" : "plain.jpg"), name)).toEqual({ width: 7, height: 5 });
  });
});

test("the boxes of an AVIF are looked for only near its start", () => {
  const picture = load("plain.avif");
  const start = picture.subarray(0, Buffer.from(picture).indexOf("meta") - 4);
  const shift = (length: number) => {
    const free = Buffer.alloc(length);
    free.writeUInt32BE(length, 0);
    free.write("free", 4, "latin1");
    return Buffer.concat([start, free, picture.subarray(start.length)]);
  };
  expect(readPicture(shift(1024), "a.avif")).toEqual({ width: 7, height: 5 });
  expect(readPicture(shift(20 * 1024), "a.avif")).toEqual({ rule: "pictureWithoutSize", kind: "avif" });
});

describe("a file that is not what its name says", () => {
  test.each([
    ["plain.png", "a.jpg", "png"],
    ["plain.jpg", "a.png", "jpg"],
    ["plain.gif", "a.webp", "gif"],
    ["plain.webp", "a.avif", "webp"],
    ["plain.avif", "a.gif", "avif"],
  ])("is refused: %s as %s", (picture, name, type) => {
    expect(readPicture(load(picture), name)).toEqual({ rule: "otherPicture", kind: type });
  });

  test.each([
    ["a drawing that could run", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a text", "GIF8"],
    ["a picture of another kind", "BM\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0"],
  ])("is refused: %s as a.png", (_, text) => {
    expect(readPicture(Buffer.from(text, "latin1"), "a.png")).toEqual({ rule: "unknownPicture" });
  });

  test.each(["plain.png", "plain.gif", "plain.jpg", "plain.webp", "plain.avif"])("is refused if it is incomplete: %s", (name) => {
    const cut = load(name).subarray(0, name === "plain.gif" ? 8 : 14);
    expect(readPicture(cut, name)).toEqual({ rule: "pictureWithoutSize", kind: name.slice(6) });
  });

  test("is refused if it has no size", () => {
    const flat = Buffer.from(load("plain.png"));
    flat.writeUInt32BE(0, 16);
    expect(readPicture(flat, "a.png")).toEqual({ rule: "pictureWithoutSize", kind: "png" });
  });
});

test("a picture is at most 16,384 pixels long", () => {
  expect(readPicture(writePng(7, 16_384), "a.png")).toMatchObject({ width: 7, height: 16_384 });
  expect(readPicture(writePng(7, 16_385), "a.png")).toEqual({ rule: "pictureTooLong", pixels: 16_385, most: 16_384 });
});

test("a picture has at most 40 million pixels", () => {
  expect(readPicture(writePng(8000, 5000), "a.png")).toMatchObject({ width: 8000, height: 5000 });
  const large = { rule: "pictureTooManyPixels", wide: 8000, high: 5001, megapixels: 40 };
  expect(readPicture(writePng(8000, 5001), "a.png")).toEqual(large);
});

describe("the file name of a picture", () => {
  test.each(["a.png", "Screenshot 2026-01-05 at 10.00.png", "تصویر نیم\u200cفاصله (۱).jpeg", "a+b,c&d@e.webp", "-a.gif"])(
    "may be %s",
    (name) => {
      expect(checkPictureName(name)).toBeUndefined();
    },
  );

  test.each([
    "a\nb.png",
    "a\\b.png",
    "a?b.png",
    "a#b.png",
    "a%2fb.png",
    "<a>.png",
    'a"b.png',
    "a:b.png",
    "a|b.png",
    "a\u202egnp.png",
    "a\u2028.png",
  ])("is refused if it cannot be part of an address: %j", (name) => {
    expect(checkPictureName(name)).toMatchObject({ rule: "wrongPictureName" });
  });

  test.each(["nul.png", "AUX.pdf", "com1.csv", "con .jpg"])("refuses %s, which Windows cannot store", (name) => {
    expect(checkPictureName(name)).toMatchObject({ rule: "reservedName" });
  });

  test("is at most 200 bytes", () => {
    expect(checkPictureName(`${"ن".repeat(98)}.png`)).toBeUndefined();
    expect(checkPictureName(`${"ن".repeat(98)}a.png`)).toMatchObject({ rule: "nameTooLong", bytes: 201 });
  });
});

describe("a picture in a text", () => {
  const png = load("plain.png");

  test("belongs to its discussion, with its size", () => {
    const files = { "discussions/x/a.md": writeDiscussion({}, "![نقشه](map.png)"), "discussions/x/a/map.png": png };
    expect([...parseSound(files).pictures.values()]).toEqual([{ name: "map.png", file: "discussions/x/a/map.png", width: 7, height: 5 }]);
  });

  test("is reported at its line and column if it is missing", () => {
    const files = { "discussions/a.md": writeDiscussion({}, "بند یک.\n\nاین ![نقشه](lost.png) و\n> - ![](lost%20too.png)") };
    expect(listProblems(files)).toEqual([
      "discussions/a.md:9:5: the picture `lost.png` is not in the discussion's folder. Put the picture there, or remove it from the text.",
      "discussions/a.md:10:5: the picture `lost too.png` is not in the discussion's folder. Put the picture there, or remove it from the text.",
    ]);
  });

  test("is found by its exact name, including case", () => {
    const files = { "discussions/a.md": writeDiscussion({}, "![](Map.png)"), "discussions/a/map.png": png };
    expect(listProblems(files)).toEqual([
      expect.stringContaining("the picture `Map.png` is not in the discussion's folder. There it is called `map.png`: write that name."),
    ]);
  });

  test("on another host, in code or in another folder is ignored", () => {
    const body = "![](https://example.org/a.png) `![](b.png)`\n\n    ![](c.png)\n\n![](/d.png)";
    expect(listProblems({ "discussions/a.md": writeDiscussion({}, body) })).toEqual([]);
  });

  test("of another discussion is not found", () => {
    const files = {
      "discussions/a.md": writeDiscussion({}, "![](map.png)"),
      "discussions/b.md": writeDiscussion(),
      "discussions/b/map.png": png,
    };
    expect(listProblems(files)).toEqual([expect.stringMatching(/^discussions\/a\.md:7:1: the picture `map\.png` is not/)]);
  });

  test("that is broken is reported once, for the file", () => {
    const files = { "discussions/a.md": writeDiscussion({}, "![](map.png)"), "discussions/a/map.png": "<svg/>" };
    expect(listProblems(files)).toEqual([
      `discussions/a/map.png:1:1: the file is not a picture of a known kind. Use a png, jpg, jpeg, gif, webp or avif picture under its own ending.`,
    ]);
  });

  test("of a page belongs to the page", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "pages/about.md": "---\ntitle: a\n---\n![نقشه](map.png)\n",
      "pages/about/map.png": png,
      "pages/about/other.png": png,
    };
    const { content, problems } = parseFiles(files);
    expect(problems).toEqual([]);
    expect(content.pages[0]).toMatchObject({ pictures: [{ name: "map.png", width: 7 }, { name: "other.png" }], unnamed: ["other.png"] });
  });

  test("of a page is reported if it is missing or broken", () => {
    const files = {
      "discussions/a.md": writeDiscussion(),
      "pages/about.md": "---\ntitle: a\n---\n![a](lost.png) ![b](broken.png) ![c](about/broken.png)\n",
      "pages/about/broken.png": "<svg/>",
      "pages/about/notes.txt": "x",
      "pages/other/map.png": png,
    };
    expect(listProblems(files)).toEqual([
      "pages/about.md:4:1: the picture `lost.png` is not in the page's folder. Put the picture there, or remove it from the text.",
      "pages/about/broken.png:1:1: the file is not a picture of a known kind. Use a png, jpg, jpeg, gif, webp or avif picture under its own ending.",
      "pages/about/notes.txt:1:1: a file of type `txt` does not belong here: only `.md` files belong in `pages`, and pictures in the folder of a page. Move it away.",
      "pages/other/map.png:1:1: a file of type `png` does not belong here: only `.md` files belong in `pages`, and pictures in the folder of a page. Move it away.",
    ]);
  });
});
