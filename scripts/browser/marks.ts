import type { Span } from "../search/passage/occurrences.ts";

/**
 * Wraps spans of an element's text in `mark` elements, and keeps the elements inside. The spans are
 * sorted and do not overlap.
 */
export function markSpans(element: HTMLElement, spans: readonly Span[]): void {
  let start = 0;
  for (const node of listTexts(element)) {
    const end = start + node.data.length;
    const inside = spans.filter((span) => span.start < end && span.end > start);
    if (inside.length > 0) node.replaceWith(...splitText(node.data, inside, start));
    start = end;
  }
}

function listTexts(element: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** @param offset the position of the text in the whole text that the spans refer to. */
function splitText(text: string, spans: readonly Span[], offset: number): readonly (string | HTMLElement)[] {
  let end = 0;
  const pieces = spans.flatMap((span) => {
    const from = Math.max(span.start - offset, 0);
    const before = text.slice(end, from);
    end = span.end - offset;
    const mark = document.createElement("mark");
    mark.textContent = text.slice(from, end);
    return [before, mark];
  });
  return [...pieces, text.slice(end)];
}
