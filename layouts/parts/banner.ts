import type { SiteContext } from "../../scripts/pages/site.ts";
import { splitCountdown } from "../../scripts/text/countdown.ts";
import { formatDeadline } from "../../scripts/text/format-date.ts";
import { linkPath } from "../../scripts/text/href.ts";
import { formatDigits, formatNumber } from "../../scripts/text/numbers.ts";
import { fillIn } from "../../scripts/text/template.ts";
import { own } from "../own.ts";
import { html, type Markup } from "./markup.ts";
import { applyOverride } from "./overrides.ts";

const units = ["days", "hours", "minutes", "seconds"] as const;

/** The running campaign with its countdown; empty if no campaign runs. */
export function renderBanner(site: SiteContext): Markup | "" {
  const defaultPart = renderCampaign(site);
  return applyOverride("banner", defaultPart, () => own.banner?.(defaultPart, site));
}

function renderCampaign(site: SiteContext): Markup | "" {
  if (!site.banner) return "";
  const { banner, locale } = site;
  const { name, percent, label = locale.banner.label, link: target } = banner.campaign;
  const offer =
    percent === undefined
      ? ""
      : html`<span class="offer">${fillIn(locale.banner.offer, { percent: formatNumber(locale, percent) })}</span>`;
  const href = target?.startsWith("/") ? linkPath(site.basePath, target) : target;
  const more =
    href === undefined
      ? ""
      : html` <a href="${href}">${locale.banner.link}<span class="unseen"> ${fillIn(locale.banner.about, { name })}</span></a>`;
  const left = splitCountdown(banner.ends - site.clock.readSecond());
  const shown = units.map((unit) => {
    const digits = formatDigits(locale.digits, String(left[unit]).padStart(unit === "days" ? 1 : 2, "0"));
    return html`<span class="unit"><b data-unit="${unit}">${digits}</b> <span>${locale.units[unit]}</span></span> `;
  });
  return html`<aside class="banner" data-ends="${banner.ends}" aria-label="${name}">
<div class="text">
<p class="campaign"><bdi class="name">${name}</bdi>${more}</p>
<p class="terms"><span class="label">${label}</span> ${offer}</p>
<p class="deadline">${formatDeadline(locale, banner.ends, site.site.zone)}</p>
</div>
<div class="countdown" role="timer" dir="ltr" aria-label="${locale.countdown.label}">${shown}</div>
<p class="ended-note" hidden>${locale.countdown.ended}</p>
</aside>`;
}
