import type { Locale } from "../locale/locale.ts";
import { formatAge, secondsUntilNextAge } from "../text/age.ts";
import type { Moment } from "../text/dates.ts";

/**
 * The time of a build for one page. Every answer expires at some second, and the clock records the
 * earliest, at which the page must be rendered again. Ages and the countdown are rendered as of the
 * build. Only a script shows them; a reader without script sees dates.
 */
export interface Clock {
  /** The age of a moment, as `formatAge` formats it. */
  readonly readAge: (locale: Locale, moment: Pick<Moment, "at" | "dayOnly">) => string | undefined;
  /** Seconds since the epoch. The answer expires with this second. */
  readonly readSecond: () => number;
  /** The second since the epoch at which the first answer expires; infinite before any answer. */
  readonly findEnd: () => number;
  /** A clock with the same time and no answers. */
  readonly copy: () => Clock;
}

/** @param now seconds since the epoch. */
export function createClock(now: number): Clock {
  let end = Number.POSITIVE_INFINITY;
  const holdFor = (seconds: number) => {
    end = Math.min(end, now + seconds);
  };
  return {
    readAge: (locale, { at, dayOnly }) => {
      holdFor(secondsUntilNextAge(now - at, dayOnly));
      return formatAge(locale, now - at, dayOnly);
    },
    readSecond: () => {
      holdFor(1);
      return now;
    },
    findEnd: () => end,
    copy: () => createClock(now),
  };
}
