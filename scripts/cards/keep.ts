import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWholePng } from "./png.ts";

/** Pictures of earlier builds, by file name. It may be emptied at any time. */
export interface KeptPictures {
  /** What was kept whole under this name. */
  readonly find: (name: string) => Uint8Array | undefined;
  readonly keep: (name: string, png: Uint8Array) => void;
  /** Removes what is not among these names once there is much of it. */
  readonly tidy: (used: ReadonlySet<string>) => void;
}

/** So many pictures that the last build did not use stay, for the next one may be of another branch or another forum. */
const spare = 500;

/** Opens a folder of kept pictures, which need not exist. Where it cannot be written nothing is kept, and no build fails for it. */
export function openKept(folder: string): KeptPictures {
  return {
    find: (name) => {
      const png = attempt(() => readFileSync(join(folder, name)));
      return png && isWholePng(png) ? png : undefined;
    },
    keep: (name, png) => {
      // Other builds may be at work in the same folder: a picture is there whole, or not at all.
      const written = join(folder, `${name}.${process.pid}`);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(written, png);
        renameSync(written, join(folder, name));
      });
    },
    tidy: (used) => {
      const unused = (attempt(() => readdirSync(folder)) ?? []).filter((name) => /\.png(?:\.\d+)?$/.test(name) && !used.has(name));
      if (unused.length > spare) for (const name of unused) attempt(() => rmSync(join(folder, name)));
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
