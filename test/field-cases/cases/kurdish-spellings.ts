import { makeFolder } from "../../support/disk.ts";
import { searchRecords } from "../../support/site/records.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** A word and a name with keyboards for Kurdish, Arabic and Persian. */
const written = [
  ["شەهر", "بەهار"],
  ["شەھر", "بەھار"],
  ["شه\u200cهر", "به\u200cهار"],
  ["شه\u200cھر", "به\u200cھار"],
] as const;

const files = Object.fromEntries(
  written.map(([tag, author], index) => [`discussions/d${index}.md`, writeDiscussion({ title: `d${index}`, tags: `[${tag}]`, author })]),
);
const kurdish = { "site.yaml": "language: ckb\n", ...files };

export const fieldCase: FieldCase = {
  behaviour: "joins the spellings of Kurdish keyboards on a Kurdish site only",
  observe: async () => {
    const [site, persian] = await Promise.all([buildSound(makeFolder(kurdish)), buildSound(makeFolder(files))]);
    const { find } = searchRecords(kurdish);
    const isRedirect = (file: string) => site.read(file).includes('http-equiv="refresh"');
    const listings = site.files.filter((file) => /^(?:tags|authors)\/[^/]+\/index\.html$/.test(file));
    return {
      "tags and authors": listings.filter((file) => !isRedirect(file)).length,
      "old addresses that lead to them": listings.filter(isRedirect),
      "tags on a Persian site": persian.files.filter((file) => /^tags\/[^/]+\/index\.html$/.test(file)).length,
      ...Object.fromEntries(written.map(([tag, author]) => [`found by ${tag} ${author}`, find(`${tag} ${author}`)])),
      "found by another letter": find("شەهڕ"),
    };
  },
  right: {
    "tags and authors": 2,
    "old addresses that lead to them": [
      "authors/به-هار/index.html",
      "authors/به-ھار/index.html",
      "authors/بهھار/index.html",
      "tags/شه-هر/index.html",
      "tags/شه-ھر/index.html",
      "tags/شهھر/index.html",
    ],
    "tags on a Persian site": 4,
    ...Object.fromEntries(written.map(([tag, author]) => [`found by ${tag} ${author}`, ["d0", "d1", "d2", "d3"]])),
    "found by another letter": [],
  },
};
