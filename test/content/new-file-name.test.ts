import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameDiscussionFile, nameReplyFile } from "../../scripts/content/authoring/new-file-name.ts";
import { arrangeFiles } from "../../scripts/content/parse/files/content-tree.ts";
import { checkDiscussionSlug } from "../../scripts/text/slug.ts";
import { anyText } from "../text/any-text.ts";
import { find } from "./found.ts";

const name = (title: string, paths: readonly string[] = [], addresses: readonly string[] = []) =>
  nameDiscussionFile(title, find(...paths), addresses, ["2026", "1405"]).path;

describe("the name of a new discussion", () => {
  it.each([
    ["شمارهٔ صفحه‌ها را چطور فارسی کنم؟", "شمارهٔ-صفحه‌ها-را-چطور-فارسی-کنم"],
    ["كتابخانه‌ي نوار‌ها", "کتابخانه‌ی-نوارها"],
    ["Cursor یا offset؛ کدام؟", "cursor-یا-offset-کدام"],
    ["C++ & `C#`", "c-c"],
    ["؟!", "discussion"],
    ["con", "con-2"],
  ])("reads like its title: %s", (title, slug) => {
    expect(name(title)).toBe(`discussions/${slug}.md`);
  });

  it("gets a number if another has it in any folder, case or spelling", () => {
    const paths = ["discussions/old/install.md", "discussions/Install-2.md"];
    expect(name("Install", paths)).toBe("discussions/install-3.md");
    expect(name("كتاب", ["discussions/کتاب.md"])).toBe("discussions/کتاب-2.md");
  });

  it("is never the name of a folder or an old address of another discussion", () => {
    expect(name("Laravel", ["discussions/laravel/a.md"])).toBe("discussions/laravel-2.md");
    expect(name("Old", [], ["old"])).toBe("discussions/old-2.md");
  });

  it("includes the folder of the year if discussions are grouped by year", () => {
    expect(name("تازه", ["discussions/2025/a.md"])).toBe("discussions/2026/تازه.md");
    expect(name("تازه", ["discussions/1405/a.md"])).toBe("discussions/1405/تازه.md");
    expect(name("تازه", ["discussions/2019/a.md"])).toBe("discussions/تازه.md");
    expect(name("تازه", ["discussions/2025/a.md", "discussions/2026.md"])).toBe("discussions/تازه.md");
  });

  it("is valid in an address, for every title", () => {
    fc.assert(fc.property(anyText(200), (title) => checkDiscussionSlug(nameDiscussionFile(title, [], [], []).slug) === undefined));
  });
});

describe("the name of a new reply", () => {
  const reply = (author: string, ...names: readonly string[]) => {
    const paths = ["discussions/q.md", ...names.map((file) => `discussions/q/${file}`)];
    const [discussion] = arrangeFiles(find(...paths)).tree.discussions;
    if (!discussion) throw new Error("no discussion");
    return nameReplyFile(author, discussion);
  };

  it("consists of the next number and the author's first name", () => {
    expect(reply("نگار سپیدارنیا")).toBe("discussions/q/1-نگار.md");
    expect(reply("Sara", "1-arash.md", "12-mina.md", "hello.md")).toBe("discussions/q/13-sara.md");
    expect(reply("؟", "1.md")).toBe("discussions/q/2.md");
    expect(reply("Sara", "۹-مینا.md", "١٠.md")).toBe("discussions/q/11-sara.md");
  });
});
