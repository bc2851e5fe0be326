import { updateAges } from "./ages.ts";
import { followClock } from "./clock.ts";
import { updateCountdown } from "./countdown.ts";
import { leaveTrail } from "./trail.ts";

let respond: ((sign: Event) => void) | undefined;

const refreshAges = followClock(updateAges);

const banner = document.querySelector<HTMLElement>(".banner[data-ends]");
if (banner) followClock((now) => updateCountdown(banner, now));

const form = document.querySelector<HTMLFormElement>("form.filter");
if (form) loadFilterWhenUsed(form);

const signs = ["pointerover", "focusin", "keydown", "change", "click", "storage"];
for (const sign of signs) addEventListener(sign, passOn);
if (document.documentElement.dataset.theme) passOn(new Event("storage"));

// Before the page is left, whatever else has come by then.
addEventListener("click", ({ target }) => target instanceof Element && target.closest(".title") && leaveTrail());

/** What helps a reader on is loaded at the first sign that there is one; each sign is answered once, those that came early too. */
async function passOn(sign: Event): Promise<void> {
  if (respond) return respond(sign);
  const reader = await import("./reader.ts").catch(() => undefined);
  respond = reader?.respond;
  respond?.(sign);
}

/** Most readers use no filter, so its script is loaded at the first touch, or when the address already holds a choice. */
function loadFilterWhenUsed(form: HTMLFormElement): void {
  let loading: Promise<void> | undefined;
  const load = () => (loading ??= import("./filter.ts").then((filter) => filter.startFilter(form, refreshAges)).catch(offerReload));
  for (const sign of ["pointerdown", "focusin", "change"]) form.addEventListener(sign, load);
  if (/[?&](time|display|with)=./.test(location.search)) load();
}

/** A browser may remember that a module could not be loaded, so that only a new page can try again. */
function offerReload(): void {
  const failed = document.querySelector(".failed");
  failed?.removeAttribute("hidden");
  failed?.addEventListener("click", () => location.reload());
}
