import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { planUpgrade, writeUpgrade } from "../../scripts/authoring/upgrade-content.ts";
import { upgradeCommand } from "../../scripts/commands/upgrade.ts";
import { readViolation } from "../../scripts/content/parse/fields/common-fields.ts";
import type { FormatChange } from "../../scripts/content/settings/content-format.ts";
import { createContentFormatField } from "../../scripts/content/settings/content-format-field.ts";
import { callCommand } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";

/** An invented change from format 1 to format 2: the key `author` is named `by`. */
const changes: readonly FormatChange[] = [
  {
    summary: "The key `author` is now `by`.",
    change: (path, text) => (path.startsWith("discussions/") ? text.replace(/^author:/m, "by:") : text),
  },
];

const refused = (written: string | undefined, current: number) =>
  createContentFormatField(current).safeParse(written).error?.issues.map(readViolation);

describe("content of format 1, where a version reads format 2", () => {
  const make = () =>
    makeFolder({
      "site.yaml": "# ours\nname: Bikes\n",
      "discussions/a.md": writeDiscussion({ author: "Sara" }, "author: in the text"),
      "discussions/a/1.md": "---\r\nauthor: Ali\r\n---\r\nx\r\n",
      "discussions/a/x.png": "author: x",
      "pages/about.md": "---\ntitle: x\nauthor: y\n---\n",
    });

  test("is refused, with what to do, also without the key", () => {
    expect(refused("1", 2)).toEqual([{ rule: "olderContentFormat", written: 1, current: 2 }]);
    expect(refused(undefined, 2)).toEqual([{ rule: "olderContentFormat", written: 1, current: 2 }]);
    expect([refused("2", 2), refused(undefined, 1)]).toEqual([undefined, undefined]);
  });

  test("is changed where it must be, and nowhere else", () => {
    const folder = make();
    const before = readTree(folder);
    const plan = planUpgrade(folder, changes);
    expect(readTree(folder)).toEqual(before);
    expect([plan.from, plan.to, plan.summaries]).toEqual([1, 2, ["The key `author` is now `by`."]]);
    writeUpgrade(plan);
    const after = readTree(folder);
    expect(Object.keys(before).filter((path) => after[path] !== before[path])).toEqual([
      "discussions/a.md",
      "discussions/a/1.md",
      "site.yaml",
    ]);
    expect(after["discussions/a.md"]).toBe(before["discussions/a.md"]?.replace("author: Sara", "by: Sara"));
    expect(after["discussions/a/1.md"]).toBe("---\r\nby: Ali\r\n---\r\nx\r\n");
    expect(after["site.yaml"]).toBe("# ours\nname: Bikes\ncontentFormat: 2\n");
    expect(planUpgrade(folder, changes).files).toEqual([]);
  });

  test("can be upgraded again after an interruption", () => {
    const [folder, other] = [make(), make()];
    const plan = planUpgrade(folder, changes);
    writeUpgrade({ ...plan, files: plan.files.slice(0, 1) });
    writeUpgrade(planUpgrade(folder, changes));
    writeUpgrade(planUpgrade(other, changes));
    expect(readTree(folder)).toEqual(readTree(other));
  });

  test("keeps the place of the key, and gets a file for it", () => {
    const folder = makeFolder({ "site.yaml": "contentFormat: 1 # ours\nname: x", "discussions/a.md": writeDiscussion() });
    writeUpgrade(planUpgrade(folder, changes));
    expect(readFileSync(join(folder, "site.yaml"), "utf8")).toBe("contentFormat: 2\nname: x");
    const bare = makeFolder({ "discussions/a.md": writeDiscussion() });
    writeUpgrade(planUpgrade(bare, changes));
    expect(readFileSync(join(bare, "site.yaml"), "utf8")).toBe("contentFormat: 2\n");
  });

  test("keeps a file that is not UTF-8 as it is", () => {
    const folder = make();
    writeFileSync(join(folder, "discussions/b.md"), Buffer.from("author: \xff\n", "latin1"));
    writeUpgrade(planUpgrade(folder, changes));
    expect(readFileSync(join(folder, "discussions/b.md"), "latin1")).toBe("author: \xff\n");
  });
});

describe("content of a later format", () => {
  test("is refused by the check and by the upgrade", async () => {
    expect(refused("3", 2)).toEqual([{ rule: "newerContentFormat", written: 3, current: 2 }]);
    const folder = makeFolder({ "site.yaml": "contentFormat: 3\n", "discussions/a.md": writeDiscussion() });
    expect(() => planUpgrade(folder, changes)).toThrow("run `npm update goftogu` first");
  });
});

describe("npm run upgrade", () => {
  test("has nothing to do with content of this version", async () => {
    const folder = makeFolder({ "discussions/a.md": writeDiscussion() });
    expect(await callCommand(upgradeCommand, ["--content", folder])).toEqual({
      status: 0,
      output: "The content has format 1, as this version reads it.\n",
      errors: "",
    });
    expect(JSON.parse((await callCommand(upgradeCommand, ["--content", folder, "--json"])).output)).toEqual({
      written: false,
      from: 1,
      to: 1,
      changes: [],
      files: [],
    });
  });

  test("needs a content folder", async () => {
    expect(await callCommand(upgradeCommand, ["--content", "none"])).toMatchObject({ status: 2 });
  });
});
