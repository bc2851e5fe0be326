import type { Browser, Page, Route } from "playwright-core";
import type { ServedFolder } from "../../../scripts/serve/serve-folder.ts";
import { openPage } from "./browser.ts";
import { prepareVisits } from "./page-kinds.ts";

/** A layout shift of a part of a page (Layout Instability API). */
export interface Shift {
  /** Its share of the page's total. */
  readonly value: number;
  /** Elements that moved vertically or changed their height. Moves within a line do not count. */
  readonly moved: readonly string[];
}

export interface ShiftingPage {
  readonly page: Page;
  /** All shifts since the page was opened. */
  readonly readShifts: () => Promise<readonly Shift[]>;
  readonly close: () => Promise<void>;
}

/** Opens a page and lets `answer` handle its fonts after the first paint without them. */
export async function openWithoutFonts(
  browser: Browser,
  site: Pick<ServedFolder, "url">,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<ShiftingPage> {
  const { page, close } = await openPage(browser, { viewport: { width: 360, height: 800 } });
  await prepareVisits(page);
  const painted = new Promise<void>((resolve) => page.exposeFunction("tellPainted", resolve));
  await page.addInitScript(observe);
  await page.route("**/*.woff2", (route) => painted.then(() => answer(route)));
  await page.goto(site.url + path);
  const readShifts = async () => {
    await page.evaluate(waitForFrames);
    const shifts: readonly Shift[] = await page.evaluate("shifts");
    return shifts;
  };
  return { page, readShifts, close };
}

/** Runs in the page before its own scripts. */
function observe(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.filter(
        ({ previousRect, currentRect }) => previousRect.y !== currentRect.y || previousRect.height !== currentRect.height,
      );
      shifts.push({
        value,
        moved: moved.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.trim().slice(0, 40)}: from ${previousRect.y} to ${currentRect.y} px`,
        ),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    const tell: unknown = Reflect.get(window, "tellPainted");
    if (list.getEntriesByName("first-contentful-paint").length > 0 && typeof tell === "function") tell();
  }).observe({ type: "paint", buffered: true });
}

/** Runs in the page. Waits until the layout is painted and its shifts are reported. */
async function waitForFrames(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
