/** The fragment of a reply, or of a place in it. File names hold no colon. */
const ofReply = /^#(reply:[^:]*)/;

/**
 * Opens the page with the reply that the address names, if this page does not show it. The first
 * page of a discussion has a link with the id of each reply of other pages. Later pages ask the
 * first one.
 */
export function openReply(): void {
  const first = document.querySelector<HTMLAnchorElement>(".all-replies a");
  // Of a build that is being copied to the host, two pages may disagree for a moment.
  if (!first || readPath(document.referrer) !== first.pathname) follow(first);
  addEventListener("hashchange", () => follow(first));
}

function follow(first: HTMLAnchorElement | null): void {
  const [, id] = ofReply.exec(decode(location.hash)) ?? [];
  if (id === undefined) return;
  const found = document.getElementById(id);
  const link = found instanceof HTMLAnchorElement ? found : found ? null : first;
  if (link) location.replace(link.pathname + location.hash);
}

function readPath(address: string): string {
  return address === "" ? "" : new URL(address).pathname;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
