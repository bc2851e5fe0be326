import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { loadAssets } from "../../build/assets.ts";
import { refuseTrackedStore } from "../../build/cache/tracked-by-git.ts";
import { defaultStore } from "../../build/default-store.ts";
import { checkContent, checkFolders } from "../../build/folders.ts";
import { usualTheme } from "../../content/settings/theme.ts";
import { languages, requireLocale } from "../../locale/locales.ts";
import type { Options } from "../options.ts";
import { encodePrepared, type Prepared } from "./prepared.ts";
import { grantRights } from "./rights.ts";
import { preparedName } from "./walled-options.ts";

const root = realpathSync(join(import.meta.dirname, "../../.."));

/** May be a link. */
const packages = realpathSync(join(root, "node_modules"));

/** Compiled code looks for packages in the folders around it, in this one first. */
const around = join(root, defaultStore);

/**
 * Compiles the build and prepares what no content changes, then builds in a process of Node's permission model.
 *
 * @returns the exit status of that process.
 * @throws {UsageError} where this Node has no such model, or the folders cannot be used.
 */
export async function wallIn(options: Options): Promise<number> {
  const { content, output, clock } = options;
  checkContent(content);
  checkFolders(content, output);
  refuseTrackedStore(around);
  mkdirSync(output, { recursive: true });
  const rights = grantRights({ readable: [root, packages, realpathSync(content)], writable: realpathSync(output) });
  mkdirSync(around, { recursive: true });
  const compiled = mkdtempSync(join(around, "walled-"));
  try {
    writeFileSync(join(compiled, preparedName), encodePrepared(await prepare()));
    await compile(compiled);
    const child = spawn(process.execPath, [...rights, join(compiled, "inside.js"), ...listArguments(options)], {
      env: { SOURCE_DATE_EPOCH: String(clock) },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const [status] = await once(child, "close");
    return typeof status === "number" ? status : 3;
  } finally {
    rmSync(compiled, { recursive: true });
  }
}

function listArguments({ content, output, base, now, skipBroken, json }: Options): readonly string[] {
  const values = Object.entries({ content: resolve(content), output: resolve(output), base, now });
  return [
    ...values.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
    ...(skipBroken ? ["--skip-broken"] : []),
    ...(json ? ["--json"] : []),
  ];
}

async function prepare(): Promise<Prepared> {
  const { planIcons } = await import("../../cards/plan-icons.ts");
  const { renderPng } = await import("../../cards/renderer.ts");
  const sites = languages.map(async (language) => {
    const { icons, drawings, vector } = planIcons(requireLocale(language).direction, usualTheme);
    const drawn = drawings.map(({ name, draw }) => ({ name, contents: renderPng(draw()) }));
    const { files, assets } = await loadAssets({ language, labels: {}, theme: usualTheme }, false);
    return [language, { files: [...files, ...drawn, vector], assets, icons }] as const;
  });
  return Object.fromEntries(await Promise.all(sites));
}

/** What is loaded on demand stays apart, so that nothing of it is loaded where it is not asked for. */
async function compile(outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["scripts/commands/walled/inside.ts"],
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "#locale": "./scripts/locale/fa.ts" },
    logLevel: "silent",
    tsconfigRaw: "{}",
  });
}
