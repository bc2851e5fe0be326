import type { Span } from "../search/passage/occurrences.ts";

/**
 * Wraps spans of an element's text in `mark` elements, and keeps the elements inside. The spans are
 * sorted and do not overlap.
 */
export function markSpans(element: HTMLElement, spans: readonly Span[]): void {
  let offset = 0;
  for (const text of listTexts(element)) {
    const { length } = text;
    // From the last one, because a mark leaves the text before it in its node.
    for (const { start, end } of spans.toReversed())
      if (start < offset + length && end > offset) markPart(text, Math.max(start - offset, 0), Math.min(end - offset, length));
    offset += length;
  }
}

function listTexts(element: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function markPart(text: Text, start: number, end: number): void {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  range.surroundContents(document.createElement("mark"));
}
