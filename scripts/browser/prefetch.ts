/** How long a reader rests on a link before it counts as meant, in milliseconds. */
const rest = 80;

/** Where the site starts: this script lies in `assets/`. */
const root = new URL("../", import.meta.url).href;

const fetched = new Set([location.href.replace(/[?#].*/, "")]);
let timer = 0;

/** Fetches the page of the link that the reader rests on, once; leaves it where data is to be saved. */
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

/** Network Information API and Media Queries 5, each where the browser has it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return asked || matchMedia("(prefers-reduced-data: reduce)").matches;
}
