import { makeFolder } from "../../support/disk.ts";
import { findOne, readAttribute } from "../../support/site/html.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "builds a site at an address in Persian letters",
  observe: async () => {
    const site = await buildSound(
      makeFolder({ "site.yaml": "base: https://انجمن.ایران/بحث/\n", "discussions/question.md": writeDiscussion() }),
    );
    return {
      canonical: readAttribute(findOne(site.page("/discussions/question/"), "link", { rel: "canonical" }), "href") ?? "",
      sitemap: site
        .read("sitemap.xml")
        .includes("<loc>https://xn--mgbk9ecc.xn--mgba3a4f16a/%D8%A8%D8%AD%D8%AB/discussions/question/</loc>"),
    };
  },
  right: {
    canonical: "https://xn--mgbk9ecc.xn--mgba3a4f16a/%D8%A8%D8%AD%D8%AB/discussions/question/",
    sitemap: true,
  },
};
