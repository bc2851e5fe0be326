import type { Campaign, MonthDay, Season } from "../content/model.ts";
import { endOfDay, startOfDay } from "../text/dates.ts";
import { countJalaliMonthDays, fromJalali, toJalali } from "../text/jalali.ts";
import { readLocalTime, type Zone } from "../text/zone.ts";
import type { Banner } from "./model.ts";

/**
 * Finds the first campaign that runs at `now` (seconds since the epoch): from its start, included, until its end, excluded.
 *
 * @param zone a season's days begin and end in it.
 */
export function findBanner(campaigns: readonly Campaign[], now: number, zone: Zone): Banner | undefined {
  for (const campaign of campaigns) {
    const stretch = findStretches(campaign.season, now, zone).find(({ starts, ends }) => starts <= now && now < ends);
    if (stretch) return { campaign, ends: stretch.ends };
  }
  return undefined;
}

interface Stretch {
  readonly starts: number;
  readonly ends: number;
}

/** A season that runs over the new year may have begun in the year before. */
function findStretches(season: Season, now: number, zone: Zone): readonly Stretch[] {
  if (season.kind === "once") return [season];
  const { year } = toJalali(readLocalTime(now, zone).date);
  const runsOver = season.from.month > season.to.month || (season.from.month === season.to.month && season.from.day > season.to.day);
  return [year - 1, year].map((from) => ({
    starts: startOfDay(toDate(from, season.from), zone),
    ends: endOfDay(toDate(runsOver ? from + 1 : from, season.to), zone),
  }));
}

/** The 30th of Esfand is the 29th in a common year. */
function toDate(year: number, { month, day }: MonthDay) {
  return fromJalali({ year, month, day: Math.min(day, countJalaliMonthDays(year, month)) });
}
