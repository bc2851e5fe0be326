import { describe, expect, it } from "vitest";
import * as ar from "../../scripts/locale/ar.ts";
import * as ckb from "../../scripts/locale/ckb.ts";
import * as en from "../../scripts/locale/en.ts";
import * as fa from "../../scripts/locale/fa.ts";
import { listLabels, relabel } from "../../scripts/locale/labels.ts";

describe("the texts of the interface", () => {
  it("have names that pages and scripts share", () => {
    const labels = listLabels(fa);
    expect(labels.get("entry.solved")).toBe("حل‌شده");
    expect(labels.get("filter.time.options.week")).toBe("۷ روز گذشته");
    expect(labels.get("dates.months.0")).toBe("فروردین");
    expect(["language", "digits", "dates.calendar", "words.entry.solved"].filter((name) => labels.has(name))).toEqual([]);
  });

  it("have unique names", () => {
    for (const locale of [fa, en, ar, ckb]) expect(Object.keys(locale.words).filter((name) => name in locale)).toEqual([]);
  });

  it("can be replaced one by one", () => {
    const labels = { "entry.solved": "حل شد", "dates.months.0": "حمل", "filter.more": "باز هم", "no.such": "x", digits: "0123456789" };
    const own = relabel(fa, labels);
    const expected = new Map([...listLabels(fa), ...Object.entries(labels).slice(0, 3)]);
    expect(listLabels(own)).toEqual(expected);
    expect([own.digits, own.plural, own.dates.months.length]).toEqual([fa.digits, fa.plural, 12]);
    expect(listLabels(fa).get("entry.solved")).toBe("حل‌شده");
  });
});
