import { renderHome } from "../../../layouts/home.ts";
import { loadForum } from "../../../scripts/build/load.ts";
import { planHome } from "../../../scripts/pages/home.ts";
import { createSiteContext } from "../../../scripts/pages/site.ts";
import { buildAssets, pictures } from "../../pages/sample.ts";
import { makeFolder } from "../disk.ts";
import { type Element, findAll, findOne, parsePage, readAttribute, readText } from "./html.ts";
import { now, writeDiscussion } from "./site.ts";

/** Ages in seconds on both sides of each boundary between two labels, with the label. */
export const borders: readonly (readonly [seconds: number, label: string])[] = [
  [0, "همین حالا"],
  [59, "همین حالا"],
  [60, "۱ دقیقه پیش"],
  [119, "۱ دقیقه پیش"],
  [120, "۲ دقیقه پیش"],
  [3599, "۵۹ دقیقه پیش"],
  [3600, "۱ ساعت پیش"],
  [86_399, "۲۳ ساعت پیش"],
  [86_400, "۱ روز پیش"],
  [604_799, "۶ روز پیش"],
  [604_800, "۱ هفته پیش"],
  [2_591_999, "۴ هفته پیش"],
  [2_592_000, "۴ هفته پیش"],
  [2_627_999, "۴ هفته پیش"],
  [2_628_000, "۱ ماه پیش"],
  [31_535_999, "۱۱ ماه پیش"],
  [31_536_000, "۱ سال پیش"],
  [63_071_999, "۱ سال پیش"],
  [63_072_000, "۲ سال پیش"],
  [315_360_000, "۱۰ سال پیش"],
];

/** Dates without a time. The first day began three and a half hours before `now`. */
export const days: readonly (readonly [day: string, label: string])[] = [
  ["2026-11-27", "امروز"],
  ["2026-11-26", "۱ روز پیش"],
  ["2026-11-20", "۱ هفته پیش"],
];

/** A discussion `age-<seconds>` for each boundary at `now`, and one `on-<day>` for each day. */
export function writeAgeContent(): string {
  const aged = borders.map(([seconds]): [string, string] => [`age-${seconds}`, new Date((now - seconds) * 1000).toISOString()]);
  const dated = days.map(([day]): [string, string] => [`on-${day}`, day]);
  return makeFolder({
    "site.yaml": "pageSize: 200\n",
    ...Object.fromEntries([...aged, ...dated].map(([slug, created]) => [`discussions/${slug}.md`, writeDiscussion({ created })])),
  });
}

/** The home page of a build at that time. */
export function renderHomeAt(content: string, moment: number): Element {
  const { forum } = loadForum({ content, clock: moment, skipBroken: false });
  const [home] = planHome(forum);
  if (!home) throw new Error("a forum without a home page");
  return parsePage(renderHome(home, createSiteContext(forum, buildAssets("/first.js", "/site.js", "/site.css"), pictures)));
}

/** The labels that a build wrote into a page, by the slug of the discussion. */
export function readBuiltLabels(page: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findAll(page, "li", { class: "entry" }).map((entry) => {
      const address = readAttribute(findOne(entry, "a", { class: "title" }), "href") ?? "";
      return [address.split("/").at(-2), readText(findOne(entry, "span", { class: "age" }))];
    }),
  );
}
