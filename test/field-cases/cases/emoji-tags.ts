import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** The last two differ in a variation selector alone. */
const tags = ["☕", "🎧", "👩🏽‍🔧", "👩‍🔧", "👎", "👎🏿", "🇹🇷", "🇹🇯", "x/y", "✈", "✈\ufe0f"];

export const fieldCase: FieldCase = {
  behaviour: "gives each tag of emoji or punctuation its own listing",
  observe: async () => {
    const files = tags.map((tag, index) => [`discussions/d${index}.md`, writeDiscussion({ tags: JSON.stringify([tag]) })]);
    const site = await buildSound(makeFolder(Object.fromEntries(files)));
    const listings = site.files.filter((file) => /^tags\/[^/]+\/index\.html$/.test(file));
    return {
      listings: listings.length,
      "with two discussions": listings.filter((file) => (site.read(file).match(/<li class="entry"/g) ?? []).length === 2).length,
      feeds: site.files.filter((file) => /^tags\/[^/]+\/feed\.xml$/.test(file)).length,
    };
  },
  right: { listings: tags.length - 1, "with two discussions": 1, feeds: tags.length - 1 },
};
