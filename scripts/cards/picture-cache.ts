import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** Pictures of earlier builds, by file name. You may delete its folder at any time. */
export interface PictureCache {
  /** Returns a picture only if it is complete and undamaged. */
  readonly load: (name: string) => Uint8Array | undefined;
  readonly store: (name: string, picture: Uint8Array) => void;
  /** Removes the pictures that are not in `used`, if there are more of them than `most`. */
  readonly prune: (used: ReadonlySet<string>, most?: number) => void;
}

/** Up to this many unused pictures stay, so that builds of two branches do not undo each other. */
const maxUnused = 500;

/**
 * Opens a cache folder, which need not exist. If it cannot be written, nothing is cached.
 *
 * @param isWhole whether a picture is complete and undamaged.
 */
export function openPictureCache(folder: string, isWhole: (picture: Buffer) => boolean = isWholePng): PictureCache {
  return {
    load: (name) => {
      const picture = attempt(() => readFileSync(join(folder, name)));
      return picture && isWhole(picture) ? picture : undefined;
    },
    store: (name, picture) => {
      // Write, then rename, because another build may read the same folder.
      const written = join(folder, `${name}.${process.pid}`);
      // Not recursive: in `/proc`, such a call of Node never returns.
      attempt(() => mkdirSync(folder));
      attempt(() => {
        writeFileSync(written, picture);
        renameSync(written, join(folder, name));
      });
    },
    prune: (used, most = maxUnused) => {
      const unused = (attempt(() => readdirSync(folder)) ?? []).filter((name) => /\.(?:png|webp)(?:\.\d+)?$/.test(name) && !used.has(name));
      if (unused.length > most) for (const name of unused) attempt(() => rmSync(join(folder, name)));
    },
  };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Checks that a PNG is complete and undamaged: its signature, and the checksum of each chunk up to
 * `IEND` (PNG 3, 5.2 and 5.3).
 */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return false;
  for (let start = pngSignature.length; start + 12 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (end > bytes.length || crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (bytes.toString("latin1", start + 4, start + 8) === "IEND") return end === bytes.length;
    start = end;
  }
  return false;
}
