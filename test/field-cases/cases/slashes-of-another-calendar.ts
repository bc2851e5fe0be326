import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, readAttribute } from "../../support/site/html.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const posts = {
  "discussions/a.md": writeDiscussion({ created: "1446/11/20", updated: "١٤٤٦/١١/٢١ ٩:٠٥", updatedBy: "مینا" }),
  "discussions/a/1.md": writeReply({ created: "1404/12/30" }),
};

export const fieldCase: FieldCase = {
  behaviour: "reads slashes as Jalali only where the site has that calendar",
  observe: async () => {
    const arabic = await build(makeFolder({ ...posts, "site.yaml": "language: ar\n" }));
    const forced = await build(makeFolder({ ...posts, "site.yaml": "language: fa\ncalendar: gregorian\n" }));
    const offer = "- name: Sale\n  starts: 1404/01/01\n  ends: 1405/01/01\n";
    const banner = await build(makeFolder({ "discussions/b.md": writeDiscussion(), "banner.yaml": offer, "site.yaml": "language: en\n" }));
    const read = async (settings: string) => {
      const discussion = writeDiscussion({ created: "1404/10/15" });
      const site = await buildSound(makeFolder({ "discussions/a.md": discussion, "site.yaml": settings }));
      return (
        findAll(site.page("/discussions/a/"), "time", { datetime: true }).map((time) => readAttribute(time, "datetime") ?? "")[0] ?? ""
      );
    };
    return {
      arabic: arabic.problems.map(printProblem),
      gregorianPersian: forced.problems.map(({ violation }) => violation.rule),
      banner: banner.problems.map(({ file, violation }) => `${file} ${violation.rule}`),
      persian: await read("language: fa\n"),
      afghan: await read("language: fa-AF\ntimeZone: Asia/Kabul\n"),
      jalaliArabic: await read("language: ar\ncalendar: jalali\n"),
    };
  },
  right: {
    arabic: [
      "discussions/a.md:4:10: `created` `1446/11/20` has slashes, which only a site with the Jalali calendar reads. Write the Gregorian date with hyphens (if this is a Jalali date, `2068-02-09`), or `calendar: jalali` in `site.yaml` if all dates with slashes are Jalali.",
      "discussions/a.md:6:10: `updated` `١٤٤٦/١١/٢١ ٩:٠٥` has slashes, which only a site with the Jalali calendar reads. Write the Gregorian date with hyphens (if this is a Jalali date, `2068-02-10 09:05`), or `calendar: jalali` in `site.yaml` if all dates with slashes are Jalali.",
      "discussions/a/1.md:3:10: `created` `1404/12/30` has slashes, which only a site with the Jalali calendar reads. Write it like `2026-05-02`, `2026-05-02 10:30` or `2026-05-02T10:30:00+03:30`.",
    ],
    gregorianPersian: ["slashesWithoutJalali", "slashesWithoutJalali", "slashesWithoutJalali"],
    banner: ["banner.yaml slashesWithoutJalali", "banner.yaml slashesWithoutJalali"],
    persian: "2026-01-05",
    afghan: "2026-01-05",
    jalaliArabic: "2026-01-05",
  },
};
