import type { RuleWords } from "../problem-words.ts";
import type { DateRules } from "../rules/dates.ts";

const usage = "Write it like `2026-05-02`, `2026-05-02 10:30`, `2026-05-02T10:30:00+03:30` or `1405/02/12`.";

export const dates: RuleWords<DateRules> = {
  notDate: ({ written }) => ({ reason: `\`${written}\` is not a date`, fix: usage }),
  earlyYear: ({ written, first }) => ({ reason: `\`${written}\` has hyphens and a year before ${first}`, fix: usage }),
  jalaliWithHyphens: ({ written, first, gregorian, jalali }) => ({
    reason: `\`${written}\` has hyphens and a year before ${first}`,
    fix: `Write the Gregorian date \`${gregorian}\` or, with slashes, the Jalali date \`${jalali}\`.`,
  }),
  noJalaliYear: ({ written, first, last }) => ({
    reason: `\`${written}\` has no year of the Jalali calendar`,
    fix: `Write a year from ${first} to ${last}.`,
  }),
  gregorianWithSlashes: ({ written, right }) => ({
    reason: `\`${written}\` has slashes, which are for Jalali dates, and a Gregorian year`,
    fix: right === undefined ? usage : `Write it with hyphens: \`${right}\`.`,
  }),
  noSuchMonth: ({ written }) => ({ reason: `\`${written}\` has a month that no calendar has`, fix: "Write a month from 01 to 12." }),
  noSuchDay: ({ written, last }) => ({
    reason: `\`${written}\` has a day that its month does not have`,
    fix: `Write a day from 01 to ${last}.`,
  }),
  otherSpelling: ({ written, right }) => ({
    reason: `\`${written}\` is not written as ISO 8601 asks`,
    fix: `Write \`${right}\`.`,
  }),
  noSuchTime: ({ written }) => ({ reason: `\`${written}\` has no time of day`, fix: "Write a time from `00:00` to `23:59:59`." }),
  noSuchOffset: ({ written }) => ({
    reason: `\`${written}\` has an offset that no place has`,
    fix: "Write an offset like `+03:30`, or `Z` for UTC.",
  }),
};
