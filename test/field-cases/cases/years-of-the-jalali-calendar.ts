import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, readAttribute } from "../../support/site/html.ts";
import { build, buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const written = ["1395/12/30", "1399/12/30 23:59", "1408/12/30", "1357/01/01 00:30", "1405/1/9", "١٤٠٥/٠١/٠٩", "1400/06/30 23:30"];

export const fieldCase: FieldCase = {
  behaviour: "reads leap days, one-digit months, Arabic digits and the summer times of the past",
  observe: async () => {
    const read = async (created: string) => {
      const site = await buildSound(makeFolder({ "discussions/a.md": writeDiscussion({ created }) }), { now: "2035-01-01" });
      return readAttribute(findAll(site.page("/discussions/a/"), "time", { datetime: true })[0] ?? site.page("/"), "datetime") ?? "";
    };
    const bad = await build(makeFolder({ "discussions/a.md": writeDiscussion({ created: "1405/12/30" }) }));
    return { read: await Promise.all(written.map(read)), bad: bad.problems.map(printProblem) };
  },
  right: {
    read: ["2017-03-20", "2021-03-20T20:29:00Z", "2030-03-20", "1978-03-20T20:30:00Z", "2026-03-29", "2026-03-29", "2021-09-21T19:00:00Z"],
    bad: ["discussions/a.md:4:10: `created` `1405/12/30` has a day that its month does not have. Write a day from 01 to 29."],
  },
};
