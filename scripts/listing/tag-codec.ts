import { decodeGaps, encodeGaps } from "./gaps.ts";
import { parseObject, readList, readText } from "./json.ts";

/** A tag that some entries of a listing have beside the listing's own. */
export interface OtherTag {
  readonly slug: string;
  readonly label: string;
  /** Where the entries stand in the listing, ascending. */
  readonly positions: readonly number[];
  /** Version of the shard that holds the rows of the first of them; empty when there is none. */
  readonly firstRows: string;
}

export interface OtherTags {
  /** That of the numbers which the positions belong to. */
  readonly version: string;
  readonly tags: readonly OtherTag[];
}

/** Writes the other tags of a listing as JSON. */
export function encodeTags({ version, tags }: OtherTags): string {
  return JSON.stringify({ version, tags: tags.map(encodeTag) });
}

/** Reads what `encodeTags` wrote; throws on any other text. */
export function decodeTags(json: string): OtherTags {
  const { version, tags } = parseObject(json);
  return { version: readText(version), tags: readList(tags).map(decodeTag) };
}

function encodeTag({ slug, label, positions, firstRows }: OtherTag): readonly string[] {
  return [slug, label, encodeGaps(positions.map(gapBefore)), firstRows];
}

function decodeTag(encoded: unknown): OtherTag {
  const [slug, label, gaps, firstRows] = readList(encoded);
  let position = -1;
  return {
    slug: readText(slug),
    label: readText(label),
    positions: decodeGaps(readText(gaps)).map((gap) => {
      position += gap + 1;
      return position;
    }),
    firstRows: readText(firstRows),
  };
}

/** How many entries without the tag stand before one that has it. */
function gapBefore(position: number, index: number, positions: readonly number[]): number {
  return position - (positions[index - 1] ?? -1) - 1;
}
