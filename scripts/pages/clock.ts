import type { Locale } from "../locale/locale.ts";
import { formatAge, secondsUntilNextAge } from "../text/age.ts";
import type { Moment } from "../text/dates.ts";

/** The moment of a build, as a page asks for it. It remembers how long what it answered stays true, and so how long the page does. */
export interface Clock {
  /** The age of what happened at a moment, as `formatAge` writes it. */
  readonly readAge: (locale: Locale, moment: Pick<Moment, "at" | "dayOnly">) => string | undefined;
  /** Seconds since the epoch; true for this second alone. */
  readonly readSecond: () => number;
  /** The first second since the epoch at which an answer would have been another; infinite when nothing was asked. */
  readonly findEnd: () => number;
  /** A clock that stands at the same moment and was asked nothing. */
  readonly copy: () => Clock;
}

/** A clock that stands at `now`, in seconds since the epoch. */
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
