import type { Run } from "../text/inline-code.ts";
import { type Card, cardSize } from "./card.ts";
import { carryIsolates } from "./isolate.ts";
import { joinWords, splitWords } from "./line-words.ts";
import { balanceWords, type Measure, type Room } from "./wrap-lines.ts";

/** The bubble around title and note, in pixels from the top left corner of the card. */
export const bubble = { x: 56, y: 48, width: cardSize.width - 2 * 56, height: 436, padding: 56 } as const;

/** A function for each weight of the font. */
export interface TextMeasures {
  readonly bold: Measure;
  readonly regular: Measure;
}

/** A line with its font size, in pixels. */
export interface PlacedLine {
  readonly runs: readonly Run[];
  readonly size: number;
  /** From the top of the card. */
  readonly baseline: number;
}

export interface CardLayout {
  readonly title: readonly PlacedLine[];
  readonly note: readonly PlacedLine[];
  readonly siteName: readonly Run[];
}

type Lines = readonly (readonly Run[])[];

/** Font sizes of a title with the maximum number of lines, from large to small. */
const steps = [
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
  { size: 56, lines: 4 },
] as const;
const smallest = steps[steps.length - 1] ?? steps[0];

const titleLeading = 1.45;
const noteSize = 35;
const noteLeading = 1.5;
const gap = 16;
export const siteNameSize = 40;

/** In ems: the baseline of Vazirmatn is about this far below the middle of a line. */
const rise = 0.3;

/** Sizes and places each line of a card. Title and note are centred vertically in the bubble. */
export function layOutCard(card: Card, measures: TextMeasures): CardLayout {
  const width = bubble.width - 2 * bubble.padding;
  const { size, lines } = fitTitle(card.title, width, measures.bold);
  // A title of four lines fills the bubble by itself.
  const room = { width: width / noteSize, lines: Math.min(2, 4 - lines.length) };
  const note = room.lines > 0 ? wrapText(card.note, room, measures.regular) : [];
  const [titleHeight, noteHeight] = [lines.length * size * titleLeading, note.length * noteSize * noteLeading];
  const top = bubble.y + (bubble.height - titleHeight - noteHeight - (note.length > 0 ? gap : 0)) / 2;
  const nameRoom = { width: (bubble.width - 2 * bubble.padding) / siteNameSize, lines: 1 };
  return {
    title: placeLines(lines, { size, leading: titleLeading, top }),
    note: placeLines(note, { size: noteSize, leading: noteLeading, top: top + titleHeight + gap }),
    siteName: wrapText(card.siteName, nameRoom, measures.bold)[0] ?? [],
  };
}

/** Picks the largest size in which a title fits, else the smallest. */
function fitTitle(title: readonly Run[], width: number, measure: Measure): { readonly size: number; readonly lines: Lines } {
  const words = splitWords(title);
  const wrap = ({ size, lines }: (typeof steps)[number]) => balanceWords(words, { width: width / size, lines }, measure);
  const step = steps.find((candidate) => wrap(candidate).isWhole) ?? smallest;
  return { size: step.size, lines: carryIsolates(wrap(step).lines.map(joinWords)) };
}

function wrapText(text: string, room: Room, measure: Measure): Lines {
  return carryIsolates(balanceWords(splitWords([{ text, code: false }]), room, measure).lines.map(joinWords));
}

interface Block {
  readonly size: number;
  /** Line height, as a factor of `size`. */
  readonly leading: number;
  /** Top of the first line. */
  readonly top: number;
}

function placeLines(lines: Lines, { size, leading, top }: Block): readonly PlacedLine[] {
  return lines.map((runs, index) => ({ runs, size, baseline: Math.round(top + size * (leading * (index + 0.5) + rise)) }));
}
