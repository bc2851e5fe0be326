import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0f".repeat(32)}\nsize 90210\n`;

export const fieldCase: FieldCase = {
  behaviour: "reports each file that Git LFS has not fetched once, and how to fetch it",
  observe: async () => {
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({}, "![نقشه](نقشه.webp)\n\n[نقشه](نقشه.webp)"),
      "discussions/a/نقشه.webp": pointer,
      "discussions/a/1.md": pointer,
      "tags.yaml": pointer,
    });
    return { problems: (await build(content)).problems.map(printProblem) };
  },
  right: {
    problems: ["discussions/a/1.md", "discussions/a/نقشه.webp", "tags.yaml"].map(
      (file) =>
        `${file}:1:1: this is a Git LFS pointer, not the file itself. Fetch the file with \`git lfs pull\`; in a workflow, give \`lfs: true\` to \`actions/checkout\`.`,
    ),
  },
};
