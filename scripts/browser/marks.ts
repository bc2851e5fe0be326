import type { Span } from "../search/matches.ts";

/** Puts pieces of an element's text into `mark` elements; the elements that hold the text stay. The spans are in order and apart. */
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

/** `offset` is where the text starts in what the spans count. */
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
