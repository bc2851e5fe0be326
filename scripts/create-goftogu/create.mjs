#!/usr/bin/env node
// `npm create goftogu@latest DIR` runs this file, which runs `goftogu init DIR`.
process.argv.splice(2, 0, "init");
await import(new URL("goftogu.mjs", import.meta.resolve("goftogu")));
