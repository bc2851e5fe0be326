import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const tags = ["☕", "🎧", "👩🏽‍🔧", "🇹🇷", "x/y"];

export const fieldCase: FieldCase = {
  behaviour: "gives each tag of emoji or punctuation its own listing",
  observe: async () => {
    const files = tags.map((tag, index) => [`discussions/d${index}.md`, writeDiscussion({ tags: JSON.stringify([tag]) })]);
    const site = await buildSound(makeFolder(Object.fromEntries(files)));
    return { listings: site.files.filter((file) => /^tags\/[^/]+\/index\.html$/.test(file)).length };
  },
  right: { listings: tags.length },
};
