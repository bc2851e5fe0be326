import { imageSize } from "image-size";
import type { Problem } from "./problem.ts";

type Fault = Pick<Problem, "reason" | "fix">;

/** File endings by what the first bytes say. */
const endings: ReadonlyMap<string, RegExp> = new Map([
  ["png", /\.png$/i],
  ["jpg", /\.jpe?g$/i],
  ["gif", /\.gif$/i],
  ["webp", /\.webp$/i],
  ["avif", /\.avif$/i],
]);

/** Reads the width and height (CSS pixels) of a picture; bytes that are not what the name says are a fault. */
export function measurePicture(bytes: Uint8Array, name: string): { readonly width: number; readonly height: number } | Fault {
  const fix = "Use a png, jpg, jpeg, gif, webp or avif picture under its own ending.";
  try {
    const { width, height, type, orientation } = imageSize(bytes);
    if (!endings.get(type ?? "")?.test(name)) return { reason: `the picture is not what its name says (its bytes are ${type ?? "unknown"})`, fix };
    if (!(width > 0 && height > 0)) return { reason: "the picture has no size", fix };
    // EXIF orientations 5–8 lie on their side.
    return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return { reason: "the file is not a picture of a known kind", fix };
  }
}
