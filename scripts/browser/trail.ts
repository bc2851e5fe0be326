import { trailKey } from "./storage-keys.ts";

/** The listing that a reader came from. */
export interface Trail {
  /** Address of the listing, with its filter. */
  readonly listing: string;
  readonly stops: readonly Stop[];
}

/**
 * A discussion of the listing. The first and last stops can be the listing's previous and next
 * page.
 */
export interface Stop {
  readonly path: string;
  readonly title: string;
  /** Attributes of the title; `lang` is empty if it is the page's. */
  readonly lang: string;
  readonly dir: string;
}

/** Stores the listing as shown. */
export function storeTrail(): void {
  const selectors = [".pager:not([hidden]) .prev", ".entry:not([hidden]) .title", ".pager:not([hidden]) .next"];
  const links = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]);
  const stops = links.map((link) => [link.pathname, link.textContent, link.lang, link.dir]);
  try {
    sessionStorage[trailKey] = JSON.stringify([location.href, stops]);
  } catch {
    // Without storage there is no trail.
  }
}

/** The trail of this tab; undefined if there is none, or a broken one. */
export function loadTrail(): Trail | undefined {
  try {
    const [listing, stops]: unknown[] = JSON.parse(sessionStorage[trailKey]);
    if (typeof listing !== "string" || !Array.isArray(stops)) return undefined;
    return { listing, stops: stops.map(readStop) };
  } catch {
    return undefined;
  }
}

/** @throws unless it is the path of a page of this host, with its title. */
function readStop(stop: unknown): Stop {
  const [path, title, lang, dir]: readonly unknown[] = Array.isArray(stop) ? stop : [];
  if (typeof path !== "string" || typeof title !== "string" || typeof lang !== "string" || typeof dir !== "string")
    throw new TypeError("no stop");
  const address = new URL(path, location.href);
  if (address.origin !== location.origin) throw new TypeError("another host");
  return { path: address.pathname, title: title.trim(), lang, dir };
}
