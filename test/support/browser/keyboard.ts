import type { Page } from "playwright-core";

/** A tab stop. */
export interface Stop {
  readonly html: string;
  readonly outline: { readonly style: string; readonly width: number; readonly colour: string };
  /** Its index in all focusable elements of the page. */
  readonly position: number;
}

export interface Walk {
  readonly stops: readonly Stop[];
  /** All focusable elements in document order. */
  readonly reachable: readonly string[];
  /** Elements that are visually before the tab stop preceding them. */
  readonly backward: readonly string[];
}

/** Presses Tab through the whole page. The window must show all of it (`showWhole`). */
export async function walkPage(page: Page): Promise<Walk> {
  const { reachable, backward } = await page.evaluate(watchFocus);
  for (let count = 0; count < reachable.length; count++) await page.keyboard.down("Tab");
  await page.keyboard.up("Tab");
  const stops: readonly Stop[] = await page.evaluate("stops");
  return { stops, reachable, backward };
}

/** Runs in the page. */
function watchFocus(): Pick<Walk, "reachable" | "backward"> {
  const show = (element: Element) => element.outerHTML.slice(0, 120);
  const reachable = Array.from(document.querySelectorAll("a[href], button, select, input, summary, [tabindex='0']")).filter((element) =>
    element.checkVisibility(),
  );
  const stops: Stop[] = [];
  Reflect.set(window, "stops", stops);
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target);
    const outline = { style: outlineStyle, width: Number.parseFloat(outlineWidth), colour: outlineColor };
    stops.push({ html: show(target), outline, position: reachable.indexOf(target) });
  });
  const isBackward = (element: Element, index: number) => {
    const [start] = element.getClientRects();
    const end = Array.from(reachable[index - 1]?.getClientRects() ?? []).at(-1);
    if (!start || !end || element.className === "skip" || reachable[index - 1]?.className === "skip") return false;
    const isBelow = start.top >= end.bottom - 1;
    const isBeside = start.bottom > end.top;
    const isRightToLeft = getComputedStyle(element.parentElement ?? element).direction === "rtl";
    return !isBelow && !(isBeside && (isRightToLeft ? start.right <= end.left + 1 : start.left >= end.right - 1));
  };
  return { reachable: reachable.map(show), backward: reachable.filter(isBackward).map(show) };
}
