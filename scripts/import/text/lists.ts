/**
 * Puts a list at the end of an item directly below the item's text. A numbered list that does not
 * start at 1 needs an empty line, or it would be part of the text (CommonMark 0.31, 5.3).
 */
export function formatList(content: string, node: Element): string {
  const isLast = node.parentNode?.nodeName === "LI" && node.parentElement?.lastElementChild === node && !hasTextAfter(node);
  const isFirstNumber = node.nodeName === "UL" || Number(node.getAttribute("start") ?? 1) === 1;
  return isLast && isFirstNumber && isNestedText(node) ? `\n${content}` : `\n\n${content}\n\n`;
}

/** Whether a list follows text of its item, and not a block. */
function isNestedText(list: Element): boolean {
  return (
    list.previousElementSibling === null || !/^(?:P|UL|OL|PRE|BLOCKQUOTE|TABLE|DIV|H\d|HR)$/.test(list.previousElementSibling.nodeName)
  );
}

export function formatListItem(content: string, node: Element): string {
  const list = node.parentElement;
  const isLoose = /\n$/.test(content) && node.firstElementChild?.nodeName === "P";
  const marker = list?.nodeName === "OL" ? `${findNumber(list, node)}${isContinued(list) ? ")" : "."} ` : isContinued(list) ? "* " : "- ";
  const item = indentBlock(tidyBreaks(content.replace(/^\n+|\n+$/g, "")), marker.length);
  return `${marker}${item}${isLoose ? "\n\n" : "\n"}`;
}

/** Indents all lines but the first, to put blocks into a list item. */
export function indentBlock(content: string, width: number): string {
  return content.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}

function findNumber(list: Element, item: Element): number {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  const index = Array.from(list.children).indexOf(item);
  return Math.min(Math.max((Number.isNaN(start) ? 1 : start) + index, 0), 999_999_999);
}

/**
 * Whether a list needs the other marker, because a list of the same kind is right before it
 * (CommonMark 0.31, 5.3).
 */
function isContinued(list: Element | null): boolean {
  let isOdd = false;
  for (
    let before = list?.previousElementSibling;
    before && before.nodeName === list?.nodeName && !hasTextAfter(before);
    before = before.previousElementSibling
  )
    isOdd = !isOdd;
  return isOdd;
}

/** Whether text follows an element before the next element. */
function hasTextAfter(element: Element): boolean {
  for (let node = element.nextSibling; node && node.nodeType !== 1; node = node.nextSibling)
    if ((node.textContent ?? "").trim() !== "") return true;
  return false;
}

/** Turns several line breaks into a new paragraph, and removes breaks at the ends. */
export function tidyBreaks(content: string): string {
  return content.replace(/^(?: {2}\n)+|(?: {2}\n)+$/g, "").replace(/(?: {2}\n){2,}/g, "\n\n");
}
