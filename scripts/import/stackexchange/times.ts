import { firstYear } from "../../text/date-rules.ts";

/**
 * Reads a time of a dump, which is UTC and carries no zone, to the whole second; undefined when it is no time that a discussion can have.
 *
 * @example readTime("2011-08-17T20:18:56.507") // => "2011-08-17T20:18:56Z"
 */
export function readTime(written: string): string | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z| ?UTC|[+-]00:?00)?$/.exec(written.trim()) ?? [];
  const iso = `${date}T${time}Z`;
  const at = Date.parse(iso);
  // Date.parse takes the 30th of February for a day of March.
  if (Number(written.trim().slice(0, 4)) < firstYear) return undefined;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 19) !== iso.slice(0, 19) ? undefined : iso;
}
