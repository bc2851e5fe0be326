// Functions for `page.evaluate`. They run in a page, so they cannot use each other.

/**
 * Elements that overflow the window at a side, except in a box that scrolls or clips. Includes the
 * page itself if it scrolls horizontally.
 */
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

/** Scales all text like a reader's setting. Sizes are relative to the size of the root. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/**
 * Visible Arabic-script text, digits included, smaller than `least` px, and the number of checks.
 */
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

/** Heights of the visible matching elements, with their names. */
export function measureHeights(selector: string): readonly { readonly height: number; readonly html: string }[] {
  return Array.from(document.querySelectorAll(selector))
    .filter((element) => element.checkVisibility())
    .map((element) => ({ height: element.getBoundingClientRect().height, html: element.outerHTML.slice(0, 120) }));
}

/** The styles of matching elements, hidden ones included, with the page's background colour. */
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

/** The computed colour of a selector in the current colour scheme. `""` if it has none. */
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

/** Elements with an animation or a transition, and the number of checked elements. */
export function listMotions(): { readonly seen: number; readonly moving: readonly string[] } {
  const elements = Array.from(document.querySelectorAll("*"));
  const moves = (element: Element) => {
    const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(element);
    const glides = transitionProperty !== "none" && /[1-9]/.test(transitionDuration);
    return glides || animationName !== "none" || scrollBehavior === "smooth";
  };
  return { seen: elements.length, moving: elements.filter(moves).map(({ outerHTML }) => outerHTML.slice(0, 80)) };
}

/**
 * Every colour of visible text with its background, each pair once with one of its elements. No
 * part of the site is translucent.
 */
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
