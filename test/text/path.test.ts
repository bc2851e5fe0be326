import { expect, test } from "vitest";
import { listFolders, readFileName, readStem } from "../../scripts/text/path.ts";

test.each([
  ["discussions/a/1.md", "1.md", "1", ["discussions", "discussions/a"]],
  ["discussions/v1.2.md", "v1.2.md", "v1.2", ["discussions"]],
  ["site.yaml", "site.yaml", "site", []],
  ["pages/بی‌پسوند", "بی‌پسوند", "بی‌پسوند", ["pages"]],
])("splits %s into a file name, a stem and folders", (path, name, stem, folders) => {
  expect([readFileName(path), readStem(path), listFolders(path)]).toEqual([name, stem, folders]);
});
