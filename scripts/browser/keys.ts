import { openKeyHelp } from "./key-help.ts";
import { areKeysOn } from "./keys-choice.ts";

/** What each key does. */
const actions: Readonly<Record<string, () => boolean>> = {
  "/": goToSearch,
  j: () => step(1),
  k: () => step(-1),
  "?": openKeyHelp,
};

/** Keys by their place, for layouts of another script: there the key of `j` gives another letter (UI Events, "code"). */
const places: Readonly<Record<string, string>> = { KeyJ: "j", KeyK: "k", Slash: "/" };

/** Does what the key is for, unless the reader is typing, means a command of the browser, or turned the keys off. */
export function pressKey(event: KeyboardEvent): void {
  const { target, ctrlKey, altKey, metaKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented || isComposing || !areKeysOn()) return;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog")) return;
  const key = findKey(event);
  if (Object.hasOwn(actions, key) && actions[key]?.()) event.preventDefault();
}

/** A layout of another script has its own letter, its own question mark or a full stop at the place of a key. */
function findKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^(?:[^\P{ASCII}.]|\p{Script=Latin}|..+)$/u.test(key)) return key.toLowerCase();
  const place = places[code] ?? "";
  return place === "/" && shiftKey ? "?" : place;
}

/** To the field of the search page, or that of the header; where a narrow header shows its button alone, over that to the search page. */
function goToSearch(): boolean {
  const fields = Array.from(document.querySelectorAll<HTMLElement>("[role=search] [name=q]"));
  const field = fields.find((candidate) => candidate.checkVisibility());
  field?.focus();
  if (!field) document.querySelector<HTMLElement>(".find button")?.click();
  return fields.length > 0;
}

/** Goes to the next or the previous entry of a listing, or post of a discussion; from nowhere, the next one is the first. */
function step(by: 1 | -1): boolean {
  const links = Array.from(document.querySelectorAll<HTMLElement>(".entry .title, .permalink")).filter((link) => link.checkVisibility());
  const parts = links.map((link) => link.closest("article"));
  const next = parts.findIndex((part) => part?.contains(document.activeElement)) + by;
  links[next]?.focus();
  // A post is read from its start; an entry is to be seen whole.
  parts[next]?.scrollIntoView({ block: links[next]?.matches(".permalink") ? "start" : "nearest" });
  return next in links;
}
