import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { requirePackageFile } from "../project.ts";
import { escapeXml } from "../text/escape-output.ts";
import { fontFamily, fontFiles } from "./font.ts";
import type { TextMeasures } from "./lay-out-card.ts";
import type { Measure } from "./wrap-lines.ts";

/** SVG → PNG. */
export type Render = (svg: string) => Uint8Array;

/** No system fonts, so that pictures are the same on every machine. */
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles), defaultFontFamily: fontFamily },
};

/** Part of every fingerprint, because versions of the renderer may draw differently. */
export const rendererVersion: string = readVersion(requirePackageFile("@resvg/resvg-js/package.json"));

export const renderPng: Render = (svg) => new Resvg(svg, options).render().asPng();

/** Measures words by drawing them. Each result is cached. */
export function createTextMeasures(): TextMeasures {
  return { bold: createMeasure(700), regular: createMeasure(400) };
}

/** Font size of measurements, in pixels. Widths scale exactly, since resvg does no hinting. */
const em = 100;

function createMeasure(weight: number): Measure {
  const cache = new Map<string, number>();
  const draw = (text: string) => {
    const style = `font-family="${fontFamily}" font-weight="${weight}" font-size="${em}" xml:space="preserve"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${style}>n${escapeXml(text)}n</text></svg>`;
    return (new Resvg(svg, options).getBBox()?.width ?? 0) / em;
  };
  // The box of a drawing covers ink only. Each word is measured between two letters, which includes
  // the space around it. Spaces keep the letters from joining the word.
  const frame = draw("  ");
  return (text) => {
    const width = cache.get(text) ?? draw(` ${text} `) - frame;
    cache.set(text, width);
    return width;
  };
}

function readVersion(manifest: unknown): string {
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new Error("the package of the renderer has no version");
}
