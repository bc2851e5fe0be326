import type { PlannedCopy } from "../../pages/picture-copies.ts";
import type { OnProgress } from "../stages.ts";
import type { Encoder } from "./encoder.ts";

export interface EncodeTools {
  readonly loadEncoder: () => Promise<Encoder>;
  /** Returns the bytes of a content file without metadata. Throws if it changed since the check. */
  readonly readClean: (page: PlannedCopy) => Uint8Array;
  readonly onProgress?: OnProgress | undefined;
}

/** Decoding takes four bytes for each pixel: up to 160 MB for each picture. */
const mostAtOnce = 2;

/**
 * Encodes pictures, and passes on each copy as soon as it is made, so that a build that is
 * interrupted loses none.
 *
 * @returns those that cannot be decoded.
 */
export async function encodePictures(
  pages: readonly PlannedCopy[],
  { loadEncoder, readClean, onProgress }: EncodeTools,
  onMade: (page: PlannedCopy, copy: Uint8Array) => void,
): Promise<readonly PlannedCopy[]> {
  if (pages.length === 0) return [];
  const { encodeSound, encodeAlone } = await loadEncoder();
  const doubtful: PlannedCopy[] = [];
  const queue = takeInTurn(pages);
  let done = 0;
  const work = async () => {
    for (const page of queue) {
      const copy = await encodeSound(readClean(page), page.picture);
      if (!copy) doubtful.push(page);
      else {
        onMade(page, copy);
        onProgress?.(++done, pages.length);
      }
    }
  };
  // Wait for both, also after an error: nothing may be written once this function has ended.
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const failed: PlannedCopy[] = [];
  for (const page of doubtful) {
    const copy = await encodeAlone(readClean(page), page.picture);
    if (copy) onMade(page, copy);
    else failed.push(page);
    onProgress?.(++done, pages.length);
  }
  return failed;
}

/**
 * A queue that several loops take values from. An error in one loop closes a generator, which ends
 * the other loops too; the iterator of an array would go on.
 */
function* takeInTurn<T>(values: readonly T[]): Generator<T> {
  yield* values;
}
