import type { Token } from "markdown-it";
import { decodeAddress, isRemote } from "./addresses.ts";
import { parseBody } from "./parse.ts";
import type { SpacedPicture } from "./syntax/picture-positions.ts";
import { readAttribute } from "./tokens.ts";

export interface PicturePlace {
  /** File name as the folder holds it. */
  readonly name: string;
  /** Of the body, 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** The name of a picture of the post's own folder; undefined for any other address. */
export function readPictureName(token: Token): string | undefined {
  const address = readAttribute(token, "src")?.replace(/^\.\//, "") ?? "";
  if (address === "" || isRemote(address) || /[/?#]|^mailto:/.test(address)) return undefined;
  return decodeAddress(address)?.normalize("NFC");
}

/** Pictures of a body, each at the first place that names it, in the order of the body. */
export interface FoundPictures {
  /** Of its own folder. */
  readonly own: readonly PicturePlace[];
  /** Of another folder, by their addresses; nothing shows these. */
  readonly elsewhere: readonly PicturePlace[];
  /**
   * What looks like a picture, and is text since a space stands in its address without `<>` around
   * it.
   */
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
 * Finds where in the body an offset of a block's content lies. Offsets are asked for in ascending
 * order.
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
