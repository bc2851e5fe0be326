import { measureContrast as measureHex } from "../../../scripts/content/settings/contrast.ts";

/**
 * The contrast ratio of two opaque colours (WCAG 2.2), from 1 to 21. Each is a computed CSS colour.
 *
 * @example measureContrast("rgb(0, 0, 0)", "rgb(255, 255, 255)") // => 21
 */
export function measureContrast(one: string, other: string): number {
  return measureHex(spellHex(one), spellHex(other));
}

function spellHex(colour: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number);
  if (!channels) throw new Error(`no opaque colour: ${colour}`);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
