/** Where the browser keeps the trail, for one tab. */
const trailKey = "goftogu-trail";

/** The order of the listing that a reader came from. */
export interface Trail {
  /** Address of the listing, with its filter. */
  readonly listing: string;
  readonly stops: readonly Stop[];
}

/** A discussion of the listing; before the first and after the last one, the listing's previous and next page. */
export interface Stop {
  readonly path: string;
  readonly title: string;
}

/** Remembers the listing as it is shown. */
export function leaveTrail(): void {
  const selectors = [".pager:not([hidden]) .prev", ".entry:not([hidden]) .title", ".pager:not([hidden]) .next"];
  const links = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]);
  const stops = links.map(({ pathname, textContent }) => [pathname, textContent]);
  try {
    sessionStorage[trailKey] = JSON.stringify([location.href, stops]);
  } catch {
    // A browser that stores nothing leaves none.
  }
}

/** The trail of this tab; nothing where there is none that can be read. */
export function findTrail(): Trail | undefined {
  try {
    const [listing, stops]: unknown[] = JSON.parse(sessionStorage[trailKey]);
    if (typeof listing !== "string" || !Array.isArray(stops)) return undefined;
    return { listing, stops: stops.map(readStop) };
  } catch {
    return undefined;
  }
}

/** @throws on anything but the path of a page of this host, and its title. */
function readStop(stop: unknown): Stop {
  const [path, title]: readonly unknown[] = Array.isArray(stop) ? stop : [];
  if (typeof path !== "string" || typeof title !== "string") throw new TypeError("no stop");
  const address = new URL(path, location.href);
  if (address.origin !== location.origin) throw new TypeError("another host");
  return { path: address.pathname, title: title.trim() };
}
