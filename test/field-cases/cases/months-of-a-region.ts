import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, readAttribute, readText } from "../../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "shows the months of the region, names the region in `lang`, and refuses one it does not know",
  observe: async () => {
    const kabul = await buildIn("language: fa-AF\ntimeZone: Asia/Kabul\n");
    const unknown = await build(makeFolder({ "discussions/a.md": writeDiscussion(), "site.yaml": "language: ckb-TR\n" }));
    return {
      kabul: listDates(kabul),
      deadline: readText(kabul.page("/")).includes("تا پایان جمعه ۳۰ دلو ۱۴۰۵ به وقت کابل"),
      lang: readAttribute(kabul.page("/"), "lang") ?? "",
      feed: kabul.read("feed.xml").includes('xml:lang="fa-AF"') && kabul.read("feed.json").includes('"language":"fa-AF"'),
      card: kabul.read("index.html").includes('property="og:locale" content="fa_AF"'),
      cairo: listDates(await buildIn("language: ar-EG\n")),
      rabat: listDates(await buildIn("language: ar-ma\n")),
      mahabad: listDates(await buildIn("language: ckb-IR\ncalendar: jalali\n")),
      unknown: unknown.problems.map(printProblem),
    };
  },
  right: {
    kabul: ["۱۱ اسد ۱۴۰۵", "۱۰ سنبله ۱۴۰۵", "۹ عقرب ۱۴۰۵"],
    deadline: true,
    lang: "fa-AF",
    feed: true,
    card: true,
    cairo: ["٢ أغسطس ٢٠٢٦", "١ سبتمبر ٢٠٢٦", "٣١ أكتوبر ٢٠٢٦"],
    rabat: ["2 غشت 2026", "1 شتنبر 2026", "31 أكتوبر 2026"],
    mahabad: ["١١ی گەلاوێژی ١٤٠٥", "١٠ی خەرمانانی ١٤٠٥", "٩ی گەڵاڕێزانی ١٤٠٥"],
    unknown: ["site.yaml:1:11: `language` has a region that the interface does not know (`ckb-TR`). Use one of `ckb`, `ckb-IQ`, `ckb-IR`."],
  },
};

function buildIn(settings: string): Promise<BuiltSite> {
  const created = ["2026-08-02", "2026-09-01", "2026-10-31"];
  return buildSound(
    makeFolder({
      "site.yaml": settings,
      "banner.yaml": "- name: جشن\n  starts: 2026-01-01\n  ends: 2027-02-19\n",
      ...Object.fromEntries(created.map((day, index) => [`discussions/d${index}.md`, writeDiscussion({ created: day })])),
    }),
  );
}

/** The date of each entry of the home page, oldest first. */
function listDates(site: BuiltSite): readonly string[] {
  return findAll(site.page("/"), "span", { class: "date" }).map(readText).reverse();
}
