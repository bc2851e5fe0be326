import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Drawing } from "./drawing.ts";
import type { KeptPictures } from "./keep.ts";
import type { Render } from "./renderer.ts";

export interface Studio {
  readonly kept: KeptPictures;
  readonly render: Render;
  /** Is told, in a few words, of drawing that takes a while; what it returns, how much of it is done. */
  readonly announce?: (stage: string) => (done: number, total: number) => void;
}

/** Numbers of pictures. */
export interface Drawn {
  readonly drawn: number;
  /** As an earlier build drew them. */
  readonly kept: number;
}

/** Fewer are drawn in less than a second. */
const worthTelling = 20;

/** Writes each picture below `folder`: as an earlier build kept it, or drawn anew and kept. */
export async function writeDrawings(drawings: readonly Drawing[], folder: string, { kept, render, announce }: Studio): Promise<Drawn> {
  const unknown = drawings.filter(({ name }) => {
    const png = kept.find(basename(name));
    if (png) writePicture(join(folder, name), png);
    return !png;
  });
  const tell = unknown.length > worthTelling ? announce?.(`Drawing ${unknown.length} pictures`) : undefined;
  for (const [index, { name, draw }] of unknown.entries()) {
    // So that a build that is stopped meanwhile ends at once.
    await setImmediate();
    const png = render(draw());
    writePicture(join(folder, name), png);
    kept.keep(basename(name), png);
    tell?.(index + 1, unknown.length);
  }
  kept.tidy(new Set(drawings.map(({ name }) => basename(name))));
  return { drawn: unknown.length, kept: drawings.length - unknown.length };
}

function writePicture(path: string, png: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}
