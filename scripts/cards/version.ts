import type { BrandPicture } from "../content/model.ts";
import type { Palette } from "../pages/colours.ts";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";
import { hashParts } from "./drawing.ts";
import { fontFiles, readFont } from "./font.ts";
import { layOutCard, type TextMeasures } from "./lay-out-card.ts";
import { rendererVersion } from "./renderer.ts";

/** Fixed widths, so that the version needs no renderer. */
const measures: TextMeasures = { bold: (text) => text.length / 2, regular: (text) => text.length / 2 };

const samples: readonly Card[] = [
  {
    title: [
      { text: "متنی که در یک سطر جا نمی‌شود و ", code: false },
      { text: "code in it", code: true },
      { text: " دارد و چند سطر می‌گیرد، تا جایی که جا تمام شود و سه نقطه بیاید؛ از این هم بلندتر", code: false },
    ],
    direction: "rtl",
    note: "یادداشت",
    noteDirection: "rtl",
    siteName: "نام",
    page: "rtl",
  },
  {
    title: [{ text: "Short", code: false }],
    direction: "ltr",
    note: "Note ".repeat(30),
    noteDirection: "ltr",
    siteName: "Name",
    page: "ltr",
  },
];

/**
 * A fingerprint of what all cards share: renderer, fonts, icon, and the drawing code, which two
 * samples represent. If it changes, all cards get new addresses and the cache is not used.
 */
export function findCardVersion(palette: Palette, icon?: BrandPicture): string {
  const fonts = Object.values(fontFiles).map(readFont);
  return hashParts(rendererVersion, ...fonts, ...samples.map((card) => drawCard(card, layOutCard(card, measures), palette, icon)));
}
