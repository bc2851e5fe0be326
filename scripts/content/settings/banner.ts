import { z } from "zod";
import type { Parsed, Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { findUnclearTime } from "../../text/clock-change.ts";
import { type DateConvention, endOfDay } from "../../text/dates.ts";
import { findInvisible } from "../../text/invisible.ts";
import { countJalaliMonthDays } from "../../text/jalali.ts";
import { limits } from "../../text/limits.ts";
import { readLocalTime, type Zone } from "../../text/zone.ts";
import type { Campaign, MonthDay, Season } from "../model.ts";
import { isWebAddress, lineOfText, moment, refuse, wholeNumber } from "../parse/fields/common-fields.ts";
import { type Examples, validateKeys } from "../parse/fields/validate-keys.ts";
import { parseYaml, type YamlMap } from "../parse/yaml/parse-yaml.ts";

const examples: Examples = {
  name: 'name: "{campaign}"',
  percent: "percent: 70",
  label: 'label: "{chance}"',
  link: "link: /about/",
  starts: "starts: 2026-12-01",
  ends: "ends: 2026-12-21",
  yearly: 'yearly: { from: "07-01", to: "09-30" }',
};

/** A leap year, so that the 30th of Esfand is valid; it means the last day of that month. */
const leapYear = 1403;

const monthDay = z.string().transform((written, context): MonthDay => {
  const [, month = "", day = ""] = /^(\d\d)-(\d\d)$/.exec(written) ?? [];
  const date = { month: Number(month), day: Number(day) };
  const isReal = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= countJalaliMonthDays(leapYear, date.month);
  return isReal ? date : refuse(context, { rule: "notMonthDay", written });
});

const link = z.string().transform((written, context) => {
  const isPath = /^\/(?!\/)[^\s\\]*$/.test(written) && !findInvisible(written);
  return isPath || isWebAddress(written) ? written : refuse(context, { rule: "notLink", written });
});

/** One campaign. */
export function buildCampaignFields(convention: DateConvention) {
  return z.strictObject({
    name: lineOfText(limits.nameGraphemes),
    percent: wholeNumber(1, 100, 20).exactOptional(),
    label: lineOfText(limits.nameGraphemes).exactOptional(),
    link: link.exactOptional(),
    starts: moment(convention).exactOptional(),
    ends: moment(convention).exactOptional(),
    yearly: z.strictObject({ from: monthDay, to: monthDay }).exactOptional(),
  });
}

/** Parses `banner.yaml`, a list of campaigns in order of preference. An empty file has none. */
export function parseBanner(text: string, file: string, convention: DateConvention): Parsed<readonly Campaign[]> {
  const { value, problems } = parseYaml(text, file);
  if (problems.length > 0) return { problems };
  if (!value || value.kind === "absent") return { value: [], problems };
  if (value.kind !== "list")
    return { problems: [{ file, line: value.line, column: value.column, violation: { rule: "campaignsNotList" } }] };

  const fields = buildCampaignFields(convention);
  const campaigns: Campaign[] = [];
  const found: Problem[] = [];
  const notes: Problem[] = [];
  for (const node of value.nodes) {
    if (node.kind !== "map") {
      found.push({ file, line: node.line, column: node.column, violation: { rule: "campaignWithoutKeys" } });
      continue;
    }
    const parsed = validateKeys(node, fields, examples, file);
    found.push(...parsed.problems);
    if (!parsed.value) continue;
    const season = readSeason(parsed.value, convention.zone);
    if ("rule" in season) found.push({ file, line: node.line, column: node.column, violation: season });
    else {
      notes.push(...noteUnclearPeriod(node, parsed.value, file, convention));
      const { starts: _starts, ends: _ends, yearly: _yearly, ...offer } = parsed.value;
      campaigns.push({ ...offer, season });
    }
  }
  return found.length > 0 ? { problems: found } : { value: campaigns, problems: [], notes };
}

/** Builds a note for each end of a period that does not mean exactly one instant. */
function noteUnclearPeriod(map: YamlMap, { starts, ends }: Stretch, file: string, convention: DateConvention): readonly Problem[] {
  return Object.entries({ starts, ends }).flatMap(([key, moment]) => {
    const node = map.entries.get(key)?.value;
    const unclear = moment && node?.kind === "text" ? findUnclearTime(node.text, moment, convention) : undefined;
    return unclear && node ? [{ file, line: node.line, column: node.column, violation: { ...unclear, key } }] : [];
  });
}

type Stretch = Pick<z.output<ReturnType<typeof buildCampaignFields>>, "starts" | "ends" | "yearly">;

function readSeason({ starts, ends, yearly }: Stretch, zone: Zone): Season | Violation {
  if (yearly && !starts && !ends) return { kind: "yearly", ...yearly };
  if (yearly || !starts || !ends) return { rule: "campaignWithoutTime" };
  const season = {
    kind: "once",
    starts: starts.at,
    ends: ends.dayOnly ? endOfDay(readLocalTime(ends.at, zone).date, zone) : ends.at,
  } as const;
  return season.starts < season.ends ? season : { rule: "campaignEndsEarly" };
}
