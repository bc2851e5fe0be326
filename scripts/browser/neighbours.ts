import { find } from "./elements.ts";
import { loadTrail, type Stop, type Trail } from "./trail.ts";

/**
 * Links to the previous and next discussion of the listing that the reader came from. Without such
 * a listing it shows nothing.
 */
export function showNeighbours(): void {
  const template = document.querySelector<HTMLTemplateElement>("template.neighbours");
  const trail = loadTrail();
  if (!template || !trail || !isFollowed(trail)) return;
  const place = trail.stops.findIndex(({ path }) => path === location.pathname);
  const before = place > 0 ? trail.stops[place - 1] : undefined;
  const after = place >= 0 ? trail.stops[place + 1] : undefined;
  if (!before && !after) return;
  const fragment = document.importNode(template.content, true);
  fillLink(find(fragment, "[rel=prev]"), before);
  fillLink(find(fragment, "[rel=next]"), after);
  template.after(fragment);
}

/** Whether the reader came from the listing, or from one of its discussions. */
function isFollowed({ listing, stops }: Trail): boolean {
  const { referrer } = document;
  if (referrer === "") return false;
  const { origin, pathname } = new URL(referrer);
  return referrer === listing.replace(/#.*/, "") || (origin === location.origin && stops.some(({ path }) => path === pathname));
}

function fillLink(link: HTMLAnchorElement, stop: Stop | undefined): void {
  if (stop) {
    link.href = stop.path;
    const title = find(link, "bdi");
    title.textContent = stop.title;
    title.dir = stop.dir;
    if (stop.lang !== "") title.lang = stop.lang;
  } else link.remove();
}
