import { updateAges } from "./ages.ts";
import { followClock } from "./clock.ts";
import { updateCountdown } from "./countdown.ts";
import { storeTrail } from "./trail.ts";

let respond: ((sign: Event) => void) | undefined;

followClock(updateAges);

const banner = document.querySelector<HTMLElement>(".banner[data-ends]");
if (banner) followClock((now) => updateCountdown(banner, now));

const form = document.querySelector<HTMLFormElement>("form.filter");
if (form) loadFilterWhenUsed(form);

const signs = ["pointerover", "focusin", "keydown", "change", "click", "storage"];
for (const sign of signs) addEventListener(sign, passOn);
if (document.documentElement.dataset.theme) passOn(new Event("storage"));

// On this script and not on demand: it must run before the page is left.
addEventListener("click", ({ target }) => target instanceof Element && target.closest(".title") && storeTrail());

/** Loads the reader's script on the first event, and passes every event to it. */
async function passOn(sign: Event): Promise<void> {
  if (respond) return respond(sign);
  const reader = await import("./reader.ts").catch(() => undefined);
  respond = reader?.respond;
  respond?.(sign);
}

/**
 * Most readers use no filter, so its script loads on first use, or if the address already holds a
 * choice.
 */
function loadFilterWhenUsed(form: HTMLFormElement): void {
  let loading: Promise<void> | undefined;
  const load = () => (loading ??= import("./filter.ts").then((filter) => filter.startFilter(form)).catch(offerReload));
  for (const sign of ["pointerdown", "focusin", "change"]) form.addEventListener(sign, load);
  if (/[?&](time|display|with)=./.test(location.search)) load();
}

/** A browser may cache the failure of a module, so only a reload can try again. */
function offerReload(): void {
  const failed = document.querySelector(".failed");
  failed?.toggleAttribute("hidden", false);
  failed?.addEventListener("click", () => location.reload());
}
