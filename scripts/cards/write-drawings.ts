import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Drawing } from "./drawing.ts";
import type { KeptPictures } from "./keep.ts";
import type { Render } from "./renderer.ts";

/** Writes each picture below `folder`: as an earlier build kept it, or drawn anew and kept. */
export function writeDrawings(drawings: readonly Drawing[], folder: string, kept: KeptPictures, render: Render): void {
  for (const drawing of drawings) {
    const path = join(folder, drawing.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, kept.find(basename(drawing.name)) ?? drawAnew(drawing, kept, render));
  }
  kept.tidy(new Set(drawings.map(({ name }) => basename(name))));
}

function drawAnew({ name, draw }: Drawing, kept: KeptPictures, render: Render): Uint8Array {
  const png = render(draw());
  kept.keep(basename(name), png);
  return png;
}
