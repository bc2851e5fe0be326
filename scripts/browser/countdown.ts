import { digits } from "#locale";
import { splitCountdown } from "../text/countdown.ts";
import { formatDigits } from "../text/numbers.ts";

/**
 * Shows the time left at `now`, or the note once the campaign has ended. Both times are in
 * milliseconds.
 *
 * @returns when the next change is due; NaN if there is none.
 */
export function updateCountdown(banner: HTMLElement, now: number): number {
  const left = Number(banner.dataset.ends) * 1000 - now;
  for (const [unit, count] of Object.entries(splitCountdown(left / 1000))) {
    const shown = banner.querySelector(`[data-unit=${unit}]`);
    const text = formatDigits(digits, String(count).padStart(unit === "days" ? 1 : 2, "0"));
    if (shown && shown.textContent !== text) shown.textContent = text;
  }
  banner.querySelector(".countdown")?.toggleAttribute("hidden", left <= 0);
  banner.querySelector(".ended-note")?.toggleAttribute("hidden", left > 0);
  return left > 0 ? now + (left % 1000 || 1000) : Number.NaN;
}
