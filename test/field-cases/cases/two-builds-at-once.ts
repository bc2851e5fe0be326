import { join } from "node:path";
import { makeFolder, readTree } from "../../support/disk.ts";
import { build, buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "lets one build at a time write an output folder, and publishes it whole",
  observe: async () => {
    const files = Array.from({ length: 20 }, (_, index) => [`discussions/d${index}.md`, writeDiscussion({}, `Text ${index}.`)]);
    const content = makeFolder(Object.fromEntries(files));
    const output = join(makeFolder(), "dist");
    const ended = await Promise.allSettled([1, 2, 3].map(() => build(content, { output })));
    const refusals = ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    const alone = await buildSound(content);
    return {
      "builds that end well": ended.filter(({ status }) => status === "fulfilled").length,
      "the others name the process that builds": refusals.every((text) => /another build \(process \d+\) is writing to/.test(text)),
      "the site equals the site of one build": JSON.stringify(readTree(output)) === JSON.stringify(readTree(alone.output)),
      "the next build works": (await build(content, { output })).problems.length,
    };
  },
  right: {
    "builds that end well": 1,
    "the others name the process that builds": true,
    "the site equals the site of one build": true,
    "the next build works": 0,
  },
};
