import { openKeyHelp } from "./key-help.ts";
import { areKeysOn } from "./keys-choice.ts";

const actions: Readonly<Record<string, () => boolean>> = {
  "/": goToSearch,
  j: () => step(1),
  k: () => step(-1),
  "?": openKeyHelp,
};

/**
 * Keys by their physical position, for layouts where the key `j` gives a letter of another script
 * (UI Events, "code").
 */
const places: Readonly<Record<string, string>> = { KeyJ: "j", KeyK: "k", Slash: "/" };

/**
 * Runs the action of a key, unless the reader is typing, presses a shortcut of the browser, or
 * turned the keys off.
 */
export function pressKey(event: KeyboardEvent): void {
  const { target, ctrlKey, altKey, metaKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented || isComposing || !areKeysOn()) return;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog")) return;
  const key = findKey(event);
  if (Object.hasOwn(actions, key) && actions[key]?.()) event.preventDefault();
}

/**
 * A layout of another script gives its own letter, its own question mark or a full stop at the
 * position of a key.
 */
function findKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^(?:[^\P{ASCII}.]|\p{Script=Latin}|..+)$/u.test(key)) return key.toLowerCase();
  const place = places[code] ?? "";
  return place === "/" && shiftKey ? "?" : place;
}

/**
 * Focuses the search field of the page or of the header. A narrow header has only a button, which
 * opens the search page.
 */
function goToSearch(): boolean {
  const fields = Array.from(document.querySelectorAll<HTMLElement>("[role=search] [name=q]"));
  const field = fields.find((candidate) => candidate.checkVisibility());
  field?.focus();
  if (!field) document.querySelector<HTMLElement>(".find button")?.click();
  return fields.length > 0;
}

/**
 * Focuses the next or previous entry of a listing, or post of a discussion. Without a focus, the
 * next is the first.
 */
function step(by: 1 | -1): boolean {
  const links = Array.from(document.querySelectorAll<HTMLElement>(".entry .title, .permalink")).filter((link) => link.checkVisibility());
  const parts = links.map((link) => link.closest("article"));
  const next = parts.findIndex((part) => part?.contains(document.activeElement)) + by;
  links[next]?.focus();
  // A reader wants the start of a post, but the whole of an entry.
  parts[next]?.scrollIntoView({ block: links[next]?.matches(".permalink") ? "start" : "nearest" });
  return next in links;
}
