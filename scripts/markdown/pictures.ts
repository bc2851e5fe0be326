import type { Token } from "markdown-it";
import { decodeAddress, isRemote } from "./addresses.ts";
import { parseBody } from "./parse.ts";
import type { SpacedPicture } from "./syntax/picture-positions.ts";
import { readAttribute } from "./tokens.ts";

export interface PicturePlace {
  /** The file name in the folder. */
  readonly name: string;
  /** 1-based line of the body. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** Returns the file name of a picture in the post's own folder. Undefined for any other address. */
export function readPictureName(token: Token): string | undefined {
  const address = readAttribute(token, "src")?.replace(/^\.\//, "") ?? "";
  if (address === "" || isRemote(address) || /[/?#]|^mailto:/.test(address)) return undefined;
  return decodeAddress(address)?.normalize("NFC");
}

/** The pictures of a body, each at its first place, in the order of the body. */
export interface FoundPictures {
  /** Pictures of the post's own folder. */
  readonly own: readonly PicturePlace[];
  /** Pictures of other folders, by address. They are not shown. */
  readonly elsewhere: readonly PicturePlace[];
  /** What looks like a picture but is text: a space in its address without `<>` around it. */
  readonly spaced: readonly PicturePlace[];
}

export function findPictures(body: string): FoundPictures {
  if (!body.includes("![")) return { own: [], elsewhere: [], spaced: [] };
  const lines = body.split("\n");
  const own = new Map<string, PicturePlace>();
  const elsewhere = new Map<string, PicturePlace>();
  const spaced = new Map<string, PicturePlace>();
  let firstLine = 0;
  for (const token of parseBody(body)) {
    firstLine = token.map?.[0] ?? firstLine;
    const findPlace = createPlaceFinder(token.content, lines, firstLine);
    for (const child of token.children ?? []) {
      if (child.type !== "image") continue;
      const ownName = readPictureName(child);
      const address = readAttribute(child, "src") ?? "";
      if (ownName === undefined && (address === "" || isRemote(address))) continue;
      const name = ownName ?? decodeAddress(address) ?? address;
      const places = ownName === undefined ? elsewhere : own;
      if (!places.has(name)) places.set(name, { name, ...findPlace(Number(child.meta?.offset ?? 0)) });
    }
    const findSpacedPlace = createPlaceFinder(token.content, lines, firstLine);
    const written = (token.meta?.spaced ?? []) as readonly SpacedPicture[];
    for (const { name, offset } of written) if (!spaced.has(name)) spaced.set(name, { name, ...findSpacedPlace(offset) });
  }
  return { own: [...own.values()], elsewhere: [...elsewhere.values()], spaced: [...spaced.values()] };
}

type Place = Omit<PicturePlace, "name">;

/**
 * Returns a function that converts an offset in a block's content to a place in the body. Call it
 * with ascending offsets.
 */
function createPlaceFinder(content: string, lines: readonly string[], firstLine: number): (offset: number) => Place {
  const rows = content.split("\n");
  let row = 0;
  let start = 0;
  let indent: number | undefined;
  return (offset) => {
    for (let end = readRow().length; start + end < offset && row < rows.length - 1; end = readRow().length) {
      start += end + 1;
      row++;
      indent = undefined;
    }
    indent ??= Math.max(lines[firstLine + row]?.indexOf(readRow()) ?? 0, 0);
    return { line: firstLine + row + 1, column: indent + offset - start + 1 };
  };

  function readRow(): string {
    return rows[row] ?? "";
  }
}
