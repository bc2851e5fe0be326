import type { BuildOptions } from "esbuild";
import { projectRoot } from "../../project.ts";

/**
 * The first browsers with `Array.prototype.with`. `first.ts` looks for that method, so an older
 * browser shows every page as without script.
 */
const target = ["chrome110", "firefox115", "safari16"];

/** Paths are relative to the project: no file holds a path of the machine. */
export const shared = {
  absWorkingDir: projectRoot,
  bundle: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  minify: true,
  outdir: "assets",
  // The table of esbuild asks for the newest version of Unicode, and writes `new RegExp` otherwise.
  supported: { "regexp-unicode-property-escapes": true },
  target,
  tsconfigRaw: "{}",
} satisfies BuildOptions;
