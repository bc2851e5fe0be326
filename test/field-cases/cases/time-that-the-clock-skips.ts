import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, readAttribute } from "../../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "notes a time that the clock of the zone skips or shows twice, with both offsets",
  observe: async () => {
    const site = await buildSound(
      makeFolder({
        "site.yaml": "language: en\ntimeZone: Europe/Berlin\n",
        "banner.yaml": "- name: Sale\n  starts: 2026-03-29 02:15\n  ends: 2026-12-31\n",
        "discussions/a.md": writeDiscussion({ created: "2026-03-29 02:30", updated: "2026-10-25 02:30", updatedBy: "Mina" }),
        "discussions/a/1.md": writeReply({ created: "2025-03-30 02:00:01" }),
        "discussions/b.md": writeDiscussion({ created: "2026-03-29 02:30+01:00" }),
      }),
      { now: "2026-11-27 12:00" },
    );
    const times = findAll(site.page("/discussions/a/"), "time", { datetime: true }).map((time) => readAttribute(time, "datetime") ?? "");
    return { notes: site.notes.map(printProblem), times: [...new Set(times)].sort() };
  },
  right: {
    notes: [
      "banner.yaml:2:11: `starts` `2026-03-29 02:15` is a time that the clock of `Europe/Berlin` skips, so it counts as `2026-03-29 03:15`. Write the offset that you mean: `2026-03-29 02:15+01:00` (as now) or `2026-03-29 02:15+02:00`.",
      "discussions/a.md:4:10: `created` `2026-03-29 02:30` is a time that the clock of `Europe/Berlin` skips, so it counts as `2026-03-29 03:30`. Write the offset that you mean: `2026-03-29 02:30+01:00` (as now) or `2026-03-29 02:30+02:00`.",
      "discussions/a.md:6:10: `updated` `2026-10-25 02:30` is a time that the clock of `Europe/Berlin` shows twice, so the first one counts. Write the offset that you mean: `2026-10-25 02:30+02:00` (as now) or `2026-10-25 02:30+01:00`.",
      "discussions/a/1.md:3:10: `created` `2025-03-30 02:00:01` is a time that the clock of `Europe/Berlin` skips, so it counts as `2025-03-30 03:00:01`. Write the offset that you mean: `2025-03-30 02:00:01+01:00` (as now) or `2025-03-30 02:00:01+02:00`.",
    ],
    times: ["2025-03-30T01:00:01Z", "2026-03-29T01:30:00Z", "2026-10-25T00:30:00Z"],
  },
};
