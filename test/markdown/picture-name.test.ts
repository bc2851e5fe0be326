import { describe, expect, it } from "vitest";
import { parseBody } from "../../scripts/markdown/parse.ts";
import { readPictureName } from "../../scripts/markdown/pictures.ts";

const folder = "discussions/2026/talk";
const [post, reply] = [`${folder}.md`, `${folder}/1.md`].map((file) => ({ file, folder }));

function readName(address: string, place: typeof post): string | undefined {
  const image = parseBody(`![a](<${address}>)`)
    .flatMap(({ children }) => children ?? [])
    .find(({ type }) => type === "image");
  return image && readPictureName(image, place);
}

describe("the address of a picture", () => {
  it.each([
    ...["a.png", "./a.png", "././a.png", "talk/a.png", "./talk/a.png", "talk/./a.png", "../2026/talk/a.png"].map((address) => ({
      address,
      place: post,
    })),
    ...["a.png", "./a.png", "../talk/a.png", "../../2026/talk/a.png"].map((address) => ({ address, place: reply })),
    ...["/discussions/2026/talk/a.png", "/content/discussions/2026/talk/a.png"].map((address) => ({ address, place: reply })),
  ])("names a picture of the folder: $address from $place.file", ({ address, place }) => {
    expect(readName(address, place)).toBe("a.png");
  });

  it.each([
    ...["other/a.png", "talk/b/a.png", "../talk/a.png", "Talk/a.png", "talk/../a.png", "/a.png"].map((address) => ({
      address,
      place: post,
    })),
    ...["talk/a.png", "../a.png", "../../talk/a.png"].map((address) => ({ address, place: reply })),
    ...["https://a.example/talk/a.png", "talk/a.png?b", "talk/a.png#b"].map((address) => ({ address, place: post })),
    { address: "talk/a.png", place: undefined },
  ])("names no picture of the folder: $address from $place.file", ({ address, place }) => {
    expect(readName(address, place)).toBeUndefined();
  });

  it("is read in NFC and without percent-encoding", () => {
    expect(readName("talk/cafe\u0301%20%DB%8C.png", post)).toBe("caf\u00e9 ی.png");
  });
});
