import Engine from "markdown-it";

const { escapeHtml } = new Engine().utils;

/**
 * A text is rendered before anybody knows where its links into the site lead. The address of such a
 * link is a slot: NUL, its number, NUL, the address if the link has no target, NUL. No text of a
 * post holds a NUL.
 */
const slot = /\0(\d+)\0([^\0]*)\0/g;

/** Returns the start of a slot. */
export function openSlot(number: number): string {
  return `\0${number}\0`;
}

/** @param address of the link if it has no target. */
export function closeSlot(start: string, address: string): string {
  return `${start}${address}\0`;
}

/**
 * Fills the slots of a text.
 *
 * @param targets by the number of the slot. A link without a target keeps its address.
 */
export function fillSlots(html: string, targets: readonly (string | undefined)[]): string {
  if (!html.includes("\0")) return html;
  return html.replace(slot, (_, number, address: string) => {
    const target = targets[Number(number)];
    return target === undefined ? address : escapeHtml(target);
  });
}
