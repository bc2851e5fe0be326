/** How long a reader must stay on a link before it is fetched, in milliseconds. */
const rest = 80;

/** The site's root: this script is in `assets/`. */
const root = new URL("../", import.meta.url).href;

const fetched = new Set([location.href.replace(/[?#].*/, "")]);
let timer = 0;

/**
 * Prefetches the page of the link under the pointer or the focus, once, unless the reader saves
 * data.
 */
export function prefetchAt(target: EventTarget | null): void {
  clearTimeout(timer);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const address = link?.href.replace(/[?#].*/, "");
  if (!address?.startsWith(root) || !address.endsWith("/") || fetched.has(address) || savesData()) return;
  timer = window.setTimeout(() => {
    fetched.add(address);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: address }));
  }, rest);
}

/** Asks the Network Information API and Media Queries 5, as far as the browser supports them. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return asked || matchMedia("(prefers-reduced-data: reduce)").matches;
}
