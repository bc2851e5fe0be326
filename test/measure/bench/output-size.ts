import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export interface OutputSize {
  readonly bytes: number;
  readonly files: number;
}

/** Adds up all files below a folder. */
export function measureOutput(folder: string): OutputSize {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return { bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0), files: files.length };
}
