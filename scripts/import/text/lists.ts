/** A list that ends an item stands right below its text, unless its number would make it part of the text (CommonMark 0.31, 5.3). */
export function formatList(content: string, node: Element): string {
  const isLast = node.parentNode?.nodeName === "LI" && node.parentElement?.lastElementChild === node && !hasTextAfter(node);
  const isFirstNumber = node.nodeName === "UL" || Number(node.getAttribute("start") ?? 1) === 1;
  return isLast && isFirstNumber && isNestedText(node) ? `\n${content}` : `\n\n${content}\n\n`;
}

/** Whether a list follows text of its item, not a block. */
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

/** Puts blocks into a list item: all lines but the first are moved in. */
export function indentBlock(content: string, width: number): string {
  return content.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}

function findNumber(list: Element, item: Element): number {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  const index = Array.from(list.children).indexOf(item);
  return Math.min(Math.max((Number.isNaN(start) ? 1 : start) + index, 0), 999_999_999);
}

/** A list right after one of its kind takes the other marker, or the two would be one (CommonMark 0.31, 5.3). */
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

/** Whether text follows an element, before the next one. */
function hasTextAfter(element: Element): boolean {
  for (let node = element.nextSibling; node && node.nodeType !== 1; node = node.nextSibling)
    if ((node.textContent ?? "").trim() !== "") return true;
  return false;
}

/** Several breaks are a new paragraph, and at the ends they break nothing. */
export function tidyBreaks(content: string): string {
  return content.replace(/^(?: {2}\n)+|(?: {2}\n)+$/g, "").replace(/(?: {2}\n){2,}/g, "\n\n");
}
