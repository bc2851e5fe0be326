import { rmSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { findOwnFile, projectRoot } from "../project.ts";

/** The folder of the bundles, which `npm pack` includes. */
const folder = findOwnFile("lib");

/** In the package, the parts come from the `own.ts` of the site. */
const replaceOwnParts: Plugin = {
  name: "replace-own-parts",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\/own\.ts$/ }, ({ importer }) =>
      importer.startsWith(findOwnFile("layouts")) ? { path: findOwnFile("scripts/package/own-parts.ts") } : undefined,
    ),
};

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: {
    goftogu: "scripts/package/goftogu.ts",
    own: "scripts/package/own.ts",
    "build-service": "scripts/commands/build-service.ts",
    worker: "scripts/build/workers/worker.ts",
  },
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  packages: "external",
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  plugins: [replaceOwnParts],
  absWorkingDir: projectRoot,
});
