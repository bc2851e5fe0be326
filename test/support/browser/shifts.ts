import type { Browser, Page, Route } from "playwright-core";
import type { ServedFolder } from "../../../scripts/serve/serve-folder.ts";
import { openPage } from "./browser.ts";
import { prepareVisits } from "./page-kinds.ts";

/** A part of a page that was painted at one place and then at another (Layout Instability API). */
export interface Shift {
  /** What it adds to the page's sum. */
  readonly value: number;
  /** What went up or down, grew or shrank in height; not what only moved within its line. */
  readonly moved: readonly string[];
}

export interface ShiftingPage {
  readonly page: Page;
  /** All shifts since the page was opened. */
  readonly readShifts: () => Promise<readonly Shift[]>;
  readonly close: () => Promise<void>;
}

/** Opens a page whose fonts are answered by `answer`, once the page has been painted without them. */
export async function openWithoutFonts(
  browser: Browser,
  site: ServedFolder,
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

/** Runs in the page: what was laid out is painted, and its shifts are told. */
async function waitForFrames(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
