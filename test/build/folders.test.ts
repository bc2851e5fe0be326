import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent, checkContentTarget, checkFolders, checkStore } from "../../scripts/build/folders.ts";
import { UsageError } from "../../scripts/build/usage-error.ts";
import { makeFolder } from "../support/disk.ts";

const root = makeFolder({ "content/site.yaml": "", "contents/x": "", "file.txt": "" });
symlinkSync(join(root, "content"), join(root, "link"));

describe("a content folder", () => {
  const site = makeFolder({ ".goftogu": "index.html\n", "index.html": "" });

  test.each(["--content", "--output"] as const)("that is a built site is refused: %s", (option) => {
    const sentence = `\`${site}\` is a built site, since it holds the list \`.goftogu\`: name the content folder with ${option}.`;
    expect(() => checkContent(site, option)).toThrow(new UsageError(sentence));
    expect(() => checkContentTarget(site, option)).toThrow(new UsageError(sentence));
  });

  test("may hold a folder with the name of that list, which is the default store", () => {
    expect(() => checkContent(makeFolder({ ".goftogu/builds/x": "", "site.yaml": "" }))).not.toThrow();
  });

  test("need not exist to be written to, but must not be a file", () => {
    expect(() => checkContentTarget(join(root, "none/of/it"), "--output")).not.toThrow();
    for (const path of ["file.txt", "file.txt/a"])
      expect(() => checkContentTarget(join(root, path), "--output")).toThrow("is not a folder: choose another with --output.");
  });
});

describe("an output folder", () => {
  test.each(["content", "content/dist", "content/a/b", ".", "link", "link/dist", "contents/../content/dist"])(
    "inside the content or around it is refused: %s",
    (output) => {
      expect(() => checkFolders(join(root, "content"), join(root, output))).toThrow(UsageError);
      expect(() => checkFolders(join(root, "content"), join(root, output))).toThrow("lie in each other: choose another with --output.");
    },
  );

  test.each(["dist", "contents", "content-dist", "a/b/c", "..dist"])("beside the content is accepted: %s", (output) => {
    expect(() => checkFolders(join(root, "content"), join(root, output))).not.toThrow();
  });

  test.each(["file.txt", "file.txt/dist", "file.txt/a/b"])("that is a file, or below one, is refused: %s", (output) => {
    const sentence = `\`${join(root, "file.txt")}\` is not a folder: choose another with --output.`;
    expect(() => checkFolders(join(root, "content"), join(root, output))).toThrow(new UsageError(sentence));
  });

  test.each(["site.yaml", "discussions/a.md", "discussions/2026/a/1-sara.md"])("that contains content is refused: %s", (path) => {
    const other = makeFolder({ [path]: "", "index.html": "" });
    expect(() => checkFolders(join(root, "content"), other)).toThrow(
      new UsageError(`\`${other}\` is a content folder, since it holds \`${path}\`: choose another with --output.`),
    );
  });

  test.each(["readme.md", "discussions/a/index.html", "discussions/a.md/index.html", "docs/site.yaml"])(
    "with other files is accepted: %s",
    (path) => {
      expect(() => checkFolders(join(root, "content"), makeFolder({ [path]: "" }))).not.toThrow();
    },
  );

  test("with the list of a build is accepted, whatever else it contains", () => {
    expect(() => checkFolders(join(root, "content"), makeFolder({ "discussions/a.md": "", ".goftogu": "index.html\n" }))).not.toThrow();
  });

  test("of the caches in the place of a file, or below one, is refused", () => {
    const file = join(makeFolder({ store: "mine" }), "store");
    for (const store of [file, join(file, "cards")])
      expect(() => checkStore(store, join(root, "content"), join(root, "dist"))).toThrow(
        `\`${file}\` is not a folder: choose another with --store.`,
      );
  });

  test.skipIf(process.getuid?.() === 0)("without write access is refused", () => {
    const closed = makeFolder();
    chmodSync(closed, 0o555);
    expect(() => checkFolders(join(root, "content"), join(closed, "dist"))).toThrow(
      "cannot be written to: choose another folder with --output.",
    );
  });
});
