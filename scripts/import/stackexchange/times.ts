import { firstYear } from "../../text/date-rules.ts";

/**
 * Parses a time of a dump to the whole second. Dumps use UTC and name no zone. Returns undefined
 * for a time that no discussion can have.
 *
 * @example readTime("2011-08-17T20:18:56.507") // => "2011-08-17T20:18:56Z"
 */
export function readTime(written: string): string | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z| ?UTC|[+-]00:?00)?$/.exec(written.trim()) ?? [];
  const iso = `${date}T${time}Z`;
  const at = Date.parse(iso);
  // Date.parse reads the 30th of February as a day of March.
  if (Number(written.trim().slice(0, 4)) < firstYear) return undefined;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 19) !== iso.slice(0, 19) ? undefined : iso;
}
