import { digits, folding, grouping, plural, tagFinder } from "#locale";
import { foldTag } from "../text/fold.ts";
import { formatCount } from "../text/numbers.ts";
import { find } from "./elements.ts";

const form = find<HTMLFormElement>(document, ".tag-finder");
const field = find<HTMLInputElement>(form, "input");
const order = find<HTMLSelectElement>(form, "select");
const found = find(document, ".found");
const list = find(document, "main .tag-list");
/** Sorted by count, as in the page. */
const tags = Array.from(list.children).filter((tag): tag is HTMLElement => tag instanceof HTMLElement);
const keys = new Map(tags.map((tag) => [tag, listNames(tag).map((name) => foldTag(name, folding))]));
const byLetter = [...tags].sort((one, other) => Number(one.dataset.letter) - Number(other.dataset.letter));

form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", narrow);
order.addEventListener("change", arrange);
form.addEventListener("input", keepState);
readState();
narrow();
arrange();

/** The name of a tag and its aliases. */
function listNames(tag: HTMLElement): readonly string[] {
  return [find(tag, "bdi").textContent ?? "", ...(tag.dataset.aliases?.split("\n") ?? [])];
}

/** Shows the tags with a name that contains the typed text in any spelling, and their number. */
function narrow(): void {
  const text = foldTag(field.value, folding);
  for (const [tag, names] of keys) tag.hidden = !names.some((name) => name.includes(text));
  const shown = tags.filter(({ hidden }) => !hidden).length;
  found.textContent = text === "" ? "" : formatCount({ digits, grouping, plural }, tagFinder.found, shown);
}

function arrange(): void {
  // The space separates two tags when they are copied.
  list.replaceChildren(...(order.value === "letter" ? byLetter : tags).flatMap((tag) => [tag, " "]));
}

/**
 * Stores the text and the order in the address, for sharing and for going back. Other parameters
 * stay.
 */
function keepState(): void {
  const state = new URLSearchParams(location.search);
  const write = (name: string, value: string) => (value === "" ? state.delete(name) : state.set(name, value));
  write("name", field.value);
  write("order", order.value === "letter" ? "letter" : "");
  history.replaceState(null, "", location.pathname + `?${state}`.replace(/^\?$/, "") + location.hash);
}

function readState(): void {
  const state = new URLSearchParams(location.search);
  field.value = state.get("name") ?? "";
  order.value = state.get("order") === "letter" ? "letter" : "count";
}
