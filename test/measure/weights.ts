import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "parse5";
import { type Element, findAll, readAttribute } from "../support/site/html.ts";

/** The download of a first view of a page, in bytes after Brotli. */
export interface Weight {
  readonly html: number;
  readonly styles: number;
  readonly script: number;
  /** Of these three together, from a host with only gzip. */
  readonly gzip: number;
  /** Already compressed. */
  readonly fonts: number;
}

/**
 * Weighs a page of a site at the root of its host: its HTML, and all scripts, style sheets and
 * fonts that the HTML loads. Files that a script loads later are not part of a first view.
 */
export function weighPage(output: string, url: string): Weight {
  const html = readFileSync(join(output, url, "index.html"));
  const root = parse(html.toString()).childNodes.find((node) => "tagName" in node);
  if (!root || !("tagName" in root)) throw new Error(`${url} has no element`);
  const load = (elements: readonly Element[], attribute: string) =>
    elements.flatMap((element) => readAttribute(element, attribute) ?? []).map((address) => readFileSync(join(output, address)));
  const styles = load(findAll(root, "link", { rel: "stylesheet" }), "href");
  const scripts = load(findAll(root, "script", { src: true }), "src");
  const fonts = load(findAll(root, "link", { rel: "preload", as: "font" }), "href");
  return {
    html: sum([html], brotliCompressSync),
    styles: sum(styles, brotliCompressSync),
    script: sum(scripts, brotliCompressSync),
    gzip: sum([html, ...styles, ...scripts], gzipSync),
    fonts: sum(fonts, (font) => font),
  };
}

function sum(files: readonly Buffer[], compress: (file: Buffer) => Buffer): number {
  return files.reduce((total, file) => total + compress(file).length, 0);
}

/** The pages as rows of a Markdown table, in kilobytes of 1,000 bytes. */
export function formatWeights(weights: readonly (readonly [page: string, weight: Weight])[]): string {
  const rows = weights.map(([page, { html, styles, script, gzip, fonts }]) => {
    const cells = [html, styles, script, html + styles + script, gzip, fonts].map((bytes) => (bytes / 1000).toFixed(1));
    return `| ${page} | ${cells.join(" | ")} |`;
  });
  const head = ["| page | HTML | CSS | script | all three | as gzip | fonts |", "|---|---|---|---|---|---|---|"];
  return [...head, ...rows].join("\n");
}
