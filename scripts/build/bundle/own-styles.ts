import { build, type Message, type OnResolveArgs, type Plugin } from "esbuild";
import { findNamedFile, type OwnStyles } from "../../content/own-styles.ts";
import { locateOffset } from "../../content/parse/files/decode-text.ts";
import { themeFile } from "../../content/parse/files/settings-file.ts";
import type { PlacedViolation, Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { showValue } from "../../text/show-value.ts";
import { type Asset, nameAsset } from "./asset.ts";
import { shared } from "./esbuild-options.ts";

/** A style sheet of the owner, or what is wrong with it. */
export type BundledStyles = { readonly sheet: Asset } | { readonly problems: readonly Problem[] };

/** A guess: the parser does not know the newest properties. */
const guesses: ReadonlySet<string> = new Set(["unsupported-css-property"]);

/**
 * Bundles the owner's style sheet into the layer `theme`, which `site.css` puts last. What its
 * addresses name is checked, and they work in each folder that a site may have.
 */
export async function bundleOwnStyles({ css, statics }: OwnStyles): Promise<BundledStyles> {
  const sets = findStringsOfSets(css);
  const resolve = createResolve(statics);
  const { outputFiles, errors, warnings } = await build({
    ...shared,
    write: false,
    logLimit: 0,
    stdin: { contents: `@import "${themeFile}" layer(theme);`, loader: "css", sourcefile: "theme" },
    plugins: [readOwnStyles(css, resolve)],
  }).catch((failure: unknown) => {
    if (isFailure(failure)) return { outputFiles: [], ...failure };
    throw failure;
  });
  const found = [...errors, ...warnings.filter(({ id }) => !guesses.has(id))].map(toViolation);
  if (found.length + sets.length > 0) return { problems: [...found, ...sets].map((one) => ({ file: themeFile, ...one })) };
  const [sheet] = outputFiles;
  if (!sheet) throw new Error(`${themeFile} gave no style sheet`);
  return { sheet: nameAsset("theme", ".css", sheet.contents) };
}

type Resolve = (kind: OnResolveArgs["kind"], written: string) => { readonly path: string } | { readonly violation: Violation };

function createResolve(statics: readonly string[]): Resolve {
  return (kind, written) => {
    if (kind === "import-rule") return { violation: { rule: "styleImport", written: showValue(written) } };
    // The element of a drawing in the same page.
    if (written.startsWith("#")) return { path: written };
    return findNamedFile(written, statics);
  };
}

function readOwnStyles(css: string, resolve: Resolve): Plugin {
  return {
    name: "read-own-styles",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ kind, path, namespace }) => {
        if (namespace !== "own") return { path: themeFile, namespace: "own" };
        const found = resolve(kind, path);
        return "path" in found ? { path: found.path, external: true } : { errors: [{ detail: found.violation }] };
      });
      onLoad({ filter: /.*/, namespace: "own" }, () => ({ contents: css, loader: "css" }));
    },
  };
}

/** The parser takes these strings for text, and browsers for addresses (CSS Images 4, 2.5). */
function findStringsOfSets(css: string): readonly PlacedViolation[] {
  const sets = css.matchAll(/image-set\((?:url\([^)]*\)|[^"'()])*(["'][^"'\n]*["'])/gi);
  return [...sets].map(({ index, 0: whole, 1: text = "" }) => ({
    ...locateOffset(css, index + whole.length - text.length),
    violation: { rule: "styleString", written: showValue(text) },
  }));
}

function isFailure(failure: unknown): failure is { readonly errors: Message[]; readonly warnings: Message[] } {
  return failure instanceof Error && "errors" in failure && "warnings" in failure;
}

function toViolation({ detail, location, text }: Message): PlacedViolation {
  const { line = 1, column = 0, lineText = "" } = location ?? {};
  const before = Buffer.from(lineText).subarray(0, column).toString();
  // Of this plugin.
  const violation = detail as Violation | undefined;
  return { line, column: before.length + 1, violation: violation ?? { rule: "styleSyntax", written: showValue(text) } };
}
