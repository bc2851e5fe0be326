import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { requirePackageFile } from "../project.ts";
import { escapeXml } from "../text/escape-output.ts";
import { fontFamily, fontFiles } from "./font.ts";
import type { TextMeasures } from "./lay-out-card.ts";
import type { Measure } from "./wrap-lines.ts";

/** SVG → PNG. */
export type Render = (svg: string) => Uint8Array;

/** No font of the machine is used, so that a picture is the same on every one. */
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles), defaultFontFamily: fontFamily },
};

/** Pictures of one version of the renderer may differ from those of another. */
export const rendererVersion: string = readVersion(requirePackageFile("@resvg/resvg-js/package.json"));

export const renderPng: Render = (svg) => new Resvg(svg, options).render().asPng();

/** Measures words by drawing them; each is drawn once. */
export function createTextMeasures(): TextMeasures {
  return { bold: createMeasure(700), regular: createMeasure(400) };
}

/** Pixels to an em: widths grow with the size, since nothing is fitted to the grid. */
const em = 100;

function createMeasure(weight: number): Measure {
  const measured = new Map<string, number>();
  const draw = (text: string) => {
    const style = `font-family="${fontFamily}" font-weight="${weight}" font-size="${em}" xml:space="preserve"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${style}>n${escapeXml(text)}n</text></svg>`;
    return (new Resvg(svg, options).getBBox()?.width ?? 0) / em;
  };
  // Between two letters that are known, so that the space around a word's ink counts too; apart from them, as they change its ends.
  const known = draw("  ");
  return (text) => {
    const width = measured.get(text) ?? draw(` ${text} `) - known;
    measured.set(text, width);
    return width;
  };
}

function readVersion(manifest: unknown): string {
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new Error("the renderer does not say its version");
}
