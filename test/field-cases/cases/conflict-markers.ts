import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { build, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const conflict = "<<<<<<< ours\nنخست\n||||||| base\nپیشین\n=======\nدوم\n>>>>>>> theirs";

export const fieldCase: FieldCase = {
  behaviour: "reports an unfinished merge at its line, but not in code",
  observe: async () => {
    const check = async (files: Readonly<Record<string, string>>) => {
      const { problems } = await build(makeFolder({ "discussions/other.md": writeDiscussion(), ...files }));
      return problems.map(printProblem).map((line) => line.replace(/\. Keep.*/, ""));
    };
    return {
      post: await check({ "discussions/a.md": writeDiscussion({}, `متن\n\n${conflict}`) }),
      reply: await check({ "discussions/other/1.md": writeReply({}, conflict) }),
      "front matter": await check({
        "discussions/a.md": writeDiscussion().replace("author:", `${conflict.replaceAll(/^(?=\p{L})/gmu, "author: ")}\nauthor:`),
      }),
      settings: await check({ "site.yaml": `language: en\n${conflict}\n` }),
      code: await check({ "discussions/a.md": writeDiscussion({}, `~~~\n${conflict}\n~~~\n\n${conflict.replace(/^/gm, "    ")}`) }),
    };
  },
  right: {
    post: ["discussions/a.md:9:1: a merge conflict is not resolved (`<<<<<<< ours`)"],
    reply: ["discussions/other/1.md:5:1: a merge conflict is not resolved (`<<<<<<< ours`)"],
    "front matter": ["discussions/a.md:3:1: a merge conflict is not resolved (`<<<<<<< ours`)"],
    settings: ["site.yaml:2:1: a merge conflict is not resolved (`<<<<<<< ours`)"],
    code: [],
  },
};
