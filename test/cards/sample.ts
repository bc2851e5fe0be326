import type { Card } from "../../scripts/cards/card.ts";
import { drawCard } from "../../scripts/cards/draw-card.ts";
import { fontFiles, readFont } from "../../scripts/cards/font.ts";
import { readCoverage } from "../../scripts/cards/font-coverage.ts";
import { layOutCard } from "../../scripts/cards/lay-out-card.ts";
import { createTextMeasures, renderPng } from "../../scripts/cards/renderer.ts";
import { splitTitle } from "../../scripts/forum/title.ts";
import { colours } from "../../scripts/pages/colours.ts";

export const measures = createTextMeasures();
export const has = readCoverage(readFont(fontFiles.bold));

/** A card of a Persian site with this title. Text in backticks is code. */
export function buildCard(title: string, more: Partial<Card> = {}): Card {
  return { title: splitTitle(title), direction: "rtl", note: "", noteDirection: "rtl", siteName: "", page: "rtl", ...more };
}

/** The lines of a title as text. */
export function listLines(title: string, more: Partial<Card> = {}): readonly string[] {
  return layOutCard(buildCard(title, more), measures).title.map(({ runs }) => runs.map(({ text }) => text).join(""));
}

export function drawPng(title: string, more: Partial<Card> = {}): Uint8Array {
  const card = buildCard(title, more);
  return renderPng(drawCard(card, layOutCard(card, measures), colours));
}
