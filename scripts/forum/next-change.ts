import type { Content } from "../content/model.ts";
import { endOfDay } from "../text/dates.ts";
import { readLocalTime } from "../text/zone.ts";
import { listMoments } from "./activity.ts";

/**
 * The first time after `now` at which a forum of this content may be another one: something
 * scheduled is shown, or a campaign begins or ends. Infinite if there is none.
 *
 * @param now seconds since the epoch.
 */
export function findNextChange({ discussions, campaigns, site }: Content, now: number): number {
  const times = campaigns.flatMap(({ season }) =>
    // A season of days begins and ends with a day.
    season.kind === "once" ? [season.starts, season.ends] : [endOfDay(readLocalTime(now, site.zone).date, site.zone)],
  );
  let next = Math.min(Number.POSITIVE_INFINITY, ...times.filter((time) => time > now));
  for (const discussion of discussions) for (const { at } of listMoments(discussion)) if (at > now && at < next) next = at;
  return next;
}
