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

/** How the elements that match are drawn, those too that are not shown, with the colour of the page behind them. */
export function readColours(selector: string): readonly Colours[] {
  const behind = getComputedStyle(document.body).backgroundColor;
  return Array.from(document.querySelectorAll(selector), (element) => {
    const { borderTopColor, borderTopWidth, color, stroke } = getComputedStyle(element);
    return { html: element.outerHTML.slice(0, 120), behind, text: color, border: borderTopColor, borderWidth: borderTopWidth, stroke };
  });
}

export interface Colours {
  readonly html: string;
  readonly behind: string;
  readonly text: string;
  readonly border: string;
  readonly borderWidth: string;
  readonly stroke: string;
}

/** The colour that the style sheet gives a selector, as the browser computes it for the scheme of the moment; `""` where it gives none. */
export function readRuleColour(selector: string): string {
  const findRules = (rules: CSSRuleList): readonly CSSStyleRule[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,\s*/).includes(selector) ? [rule] : [];
      return rule instanceof CSSGroupingRule ? findRules(rule.cssRules) : [];
    });
  const colours = Array.from(document.styleSheets).flatMap((sheet) => findRules(sheet.cssRules).map(({ style }) => style.color));
  const probe = document.createElement("i");
  probe.style.color = colours.findLast((colour) => colour !== "") ?? "";
  if (probe.style.color === "") return "";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** What moves by itself or glides from one state to another, and how many elements were looked at. */
export function listMotions(): { readonly seen: number; readonly moving: readonly string[] } {
  const elements = Array.from(document.querySelectorAll("*"));
  const moves = (element: Element) => {
    const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(element);
    const glides = transitionProperty !== "none" && /[1-9]/.test(transitionDuration);
    return glides || animationName !== "none" || scrollBehavior === "smooth";
  };
  return { seen: elements.length, moving: elements.filter(moves).map(({ outerHTML }) => outerHTML.slice(0, 80)) };
}

/** Every colour of shown text with the colour behind it, each pair once, and one element that has it. No part of the site is translucent. */
export function listTextColours(): readonly { readonly text: string; readonly behind: string; readonly html: string }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pairs = new Map<string, { text: string; behind: string; html: string }>();
  const findBackground = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)" && element.parentElement ? findBackground(element.parentElement) : backgroundColor;
  };
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (textContent?.trim() === "" || !parentElement?.checkVisibility()) continue;
    const pair = { text: getComputedStyle(parentElement).color, behind: findBackground(parentElement) };
    pairs.set(JSON.stringify(pair), { ...pair, html: parentElement.outerHTML.slice(0, 120) });
  }
  return [...pairs.values()];
}
