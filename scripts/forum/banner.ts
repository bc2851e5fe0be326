import type { Campaign, MonthDay, Season } from "../content/model.ts";
import { endOfDay, startOfDay } from "../text/dates.ts";
import { countJalaliMonthDays, fromJalali, toJalali } from "../text/jalali.ts";
import { readLocalTime, type Zone } from "../text/zone.ts";
import type { Banner } from "./model.ts";

/**
 * Finds the first campaign that runs at `now` (seconds since the epoch). Its start is included, its
 * end excluded.
 *
 * @param zone the zone in which the days of a season begin and end.
 */
export function findBanner(campaigns: readonly Campaign[], now: number, zone: Zone): Banner | undefined {
  for (const campaign of campaigns) {
    const period = findPeriods(campaign.season, now, zone).find(({ starts, ends }) => starts <= now && now < ends);
    if (period) return { campaign, ends: period.ends };
  }
  return undefined;
}

interface Period {
  readonly starts: number;
  readonly ends: number;
}

/** The season of this year and of last year: a season that spans the new year may still run. */
function findPeriods(season: Season, now: number, zone: Zone): readonly Period[] {
  if (season.kind === "once") return [season];
  const { year } = toJalali(readLocalTime(now, zone).date);
  const spansNewYear = season.from.month > season.to.month || (season.from.month === season.to.month && season.from.day > season.to.day);
  return [year - 1, year].map((from) => ({
    starts: startOfDay(toDate(from, season.from), zone),
    ends: endOfDay(toDate(spansNewYear ? from + 1 : from, season.to), zone),
  }));
}

/** In a common year, 30 Esfand means 29 Esfand. */
function toDate(year: number, { month, day }: MonthDay) {
  return fromJalali({ year, month, day: Math.min(day, countJalaliMonthDays(year, month)) });
}
