import { ages, digits, plural } from "#locale";
import { formatAge, secondsUntilNextAge } from "../text/age.ts";

const words = { ages, digits, plural };

/**
 * Updates the age labels of the page; returns when the next one changes. Both times are in
 * milliseconds.
 */
export function updateAges(now: number): number {
  const seconds = Math.floor(now / 1000);
  const waits = Array.from(document.querySelectorAll<HTMLTimeElement>("time[data-at]"), (time) => updateAge(time, seconds));
  return (seconds + Math.min(...waits)) * 1000;
}

function updateAge(time: HTMLTimeElement, now: number): number {
  const seconds = now - Number(time.dataset.at);
  const dayOnly = time.dateTime.length === "2026-05-02".length;
  const label = formatAge(words, seconds, dayOnly);
  time.classList.toggle("dated", label === undefined);
  const shown = time.querySelector(".age");
  if (label && shown && shown.textContent !== label) shown.textContent = label;
  return secondsUntilNextAge(seconds, dayOnly);
}
