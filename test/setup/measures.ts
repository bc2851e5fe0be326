// Functions that run in a page, given to `page.evaluate`: each stands by itself.

/** What sticks out of the window at a side, unless it lies in a box that scrolls or cuts; and the page itself, when it scrolls sideways. */
export function listOverflows(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isContained = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== "visible" || isContained(parent));
  };
  const outside = Array.from(document.body.querySelectorAll("*")).filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && (left < -0.5 || right > clientWidth + 0.5) && !isContained(element);
  });
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
  return [...page, ...outside.map((element) => element.outerHTML.slice(0, 120))];
}

/** Makes all text as large as a reader's setting would: sizes are relative to that of the root. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** The shown text in Arabic script, digits included, that is smaller than `least` px; and how much was looked at. */
export function findSmallPersian(least: number): { readonly seen: number; readonly small: readonly string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  let seen = 0;
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement?.checkVisibility() || !/\p{Script=Arabic}|[٠-٩]/u.test(textContent ?? "")) continue;
    const { fontSize } = getComputedStyle(parentElement);
    seen++;
    if (Number.parseFloat(fontSize) < least) small.push(`${fontSize}: ${parentElement.outerHTML.slice(0, 120)}`);
  }
  return { seen, small };
}

/** Heights of the shown elements that match, with what they are. */
export function measureHeights(selector: string): readonly { readonly height: number; readonly html: string }[] {
  return Array.from(document.querySelectorAll(selector))
    .filter((element) => element.checkVisibility())
    .map((element) => ({ height: element.getBoundingClientRect().height, html: element.outerHTML.slice(0, 120) }));
}
