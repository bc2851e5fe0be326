import { describe, expect, test } from "vitest";
import type { TagEntry } from "../../scripts/content/model.ts";
import { countLabels, nameTags } from "../../scripts/forum/tags.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { foldSlug } from "../../scripts/text/slug.ts";
import { buildDiscussion, buildTagEntry } from "./sample.ts";

/** The labels of tags written like this, one list for each discussion. */
function name(written: readonly (readonly string[])[], registry: readonly TagEntry[] = []) {
  const discussions = written.map((tags, index) => buildDiscussion({ slug: `d${index}`, tags }));
  return nameTags(countLabels(discussions, "common"), discussions, registry, "common", forumUrls.tag);
}

/** The problem of a discussion with a tag at the address of another tag. */
const buildCollision = (slug = "", violation: object) => ({
  file: `discussions/${slug}.md`,
  line: 1,
  column: 1,
  violation: { rule: "sameTagAddress", ...violation },
});

const labelOf = (written: readonly (readonly string[])[], label: string) => name(written).find(label).label;

describe("the label of a tag", () => {
  test("is the most common spelling", () => {
    expect(labelOf([["PHP"], ["php"], ["Php"], ["php"]], "PHP")).toBe("php");
  });

  test("is the first by code point if two are equally common", () => {
    expect(labelOf([["js"], ["JS"], ["Js"]], "js")).toBe("JS");
    expect(labelOf([["كتاب"], ["کتاب"]], "کتاب")).toBe("كتاب");
  });

  test("keeps a written half-space, even if the key drops it", () => {
    expect(labelOf([["پایگاه‌داده"], ["پایگاه‌داده"], ["پایگاه داده"]], "پایگاه داده")).toBe("پایگاه‌داده");
    expect(name([["نوار‌ها"]]).find("نوارها")).toMatchObject({ label: "نوار‌ها", key: "نوارها" });
  });

  test("is the label of the registry, however common another spelling is", () => {
    const registry = [buildTagEntry({ label: "JavaScript" })];
    expect(name([["javascript"], ["javascript"]], registry).find("javascript").label).toBe("JavaScript");
  });
});

describe("an alias", () => {
  const registry = [buildTagEntry({ label: "javascript", aliases: ["js", "جاوااسکریپت"], description: "The language" })];

  test("refers to its tag in any spelling", () => {
    const names = name([["JS"], ["جاوااسكريپت"]], registry);
    expect(names.find("JS")).toEqual({ key: "javascript", label: "javascript", slug: "javascript", url: "/tags/javascript/" });
    expect(names.find("جاوااسكريپت")).toEqual(names.find("javascript"));
    expect(names.findEntry(names.find("Js").key)?.description).toBe("The language");
  });
});

describe("the slug of a tag", () => {
  test("is made from the key", () => {
    expect(name([["پایگاه‌داده"]]).find("پایگاه‌داده")).toMatchObject({ slug: "پایگاه-داده", url: "/tags/پایگاه-داده/" });
  });

  test("is the slug of the registry if there is one", () => {
    const names = name([["c#"]], [buildTagEntry({ label: "C#", slug: "csharp" })]);
    expect(names.find("c#")).toEqual({ key: "c#", label: "C#", slug: "csharp", url: "/tags/csharp/" });
    expect(names.problems).toEqual([]);
  });

  test("of another tag is a problem that names both tags", () => {
    const names = name([["csharp", "C#"]], [buildTagEntry({ label: "C#", slug: "csharp", line: 7 })]);
    expect(names.problems).toEqual([
      {
        file: "tags.yaml",
        line: 7,
        column: 1,
        violation: { rule: "sameTagSlug", slug: "csharp", tag: "C#", other: "csharp", otherFile: "discussions/d0.md" },
      },
    ]);
    expect(["C#", "csharp"].map((label) => names.find(label).slug)).toEqual([expect.stringMatching(/^c~23~-[\da-f]{12}$/), "csharp"]);
  });

  test("that two tags of the registry share is a problem, even before anybody uses them", () => {
    const registry = [buildTagEntry({ label: "C#", slug: "csharp" }), buildTagEntry({ label: "F#", slug: "csharp" })];
    expect(name([["php"]], registry).problems.map(({ violation }) => violation)).toEqual([
      { rule: "sameTagSlug", slug: "csharp", tag: "F#", other: "C#", otherFile: "tags.yaml" },
    ]);
  });

  test("that some disks treat as another tag's is a problem at each discussion with the rarer tag", () => {
    const { problems, find } = name([["Straße"], ["strasse"], ["STRASSE", "c# ß"], ["straße"], ["strasse"], ["c# ss"]]);
    expect(problems).toEqual([
      ...[
        ["d0", "Straße"],
        ["d3", "Straße"],
      ].map(([file, tag]) => buildCollision(file, { tag, other: "strasse", otherFile: "discussions/d1.md" })),
      buildCollision("d2", { tag: "c# ß", other: "c# ss", otherFile: "discussions/d5.md" }),
    ]);
    expect(new Set(["straße", "strasse", "c# ß", "c# ss"].map((label) => foldSlug(find(label).slug))).size).toBe(4);
  });

  test("keeps its address in this order: made slug, slug of the registry, others", () => {
    const registry = [buildTagEntry({ label: "Straße", line: 3 }), buildTagEntry({ label: "Streets", slug: "strasse", line: 5 })];
    expect(name([["strasse"], ["strasse"]], registry).problems).toEqual([
      buildCollision("d0", { tag: "strasse", other: "Straße", otherFile: "tags.yaml" }),
      buildCollision("d1", { tag: "strasse", other: "Straße", otherFile: "tags.yaml" }),
      {
        file: "tags.yaml",
        line: 5,
        column: 1,
        violation: { rule: "sameTagSlug", slug: "strasse", tag: "Streets", other: "Straße", otherFile: "tags.yaml" },
      },
    ]);
  });

  test("made from an alias is reported by its tag", () => {
    const registry = [buildTagEntry({ label: "straße", aliases: ["road"] }), buildTagEntry({ label: "Streets", aliases: ["strasse"] })];
    expect(name([["road"], ["strasse"]], registry).problems).toEqual([]);
    expect(name([["road"], ["strasse"], ["strasse"]], registry.slice(0, 1)).problems).toEqual(
      ["d1", "d2"].map((file) => buildCollision(file, { tag: "strasse", other: "straße", otherFile: "tags.yaml" })),
    );
  });

  test.each([
    ["an alias", [buildTagEntry({ label: "straße", aliases: ["strasse"] })]],
    ["a slug of its own", [buildTagEntry({ label: "straße", slug: "street" })]],
  ])("collides with no other once it has %s", (_, registry) => {
    expect(name([["straße"], ["strasse"]], registry).problems).toEqual([]);
  });

  test("is free for a second tag once its first tag has another slug", () => {
    const registry = [buildTagEntry({ label: "C#", slug: "csharp" }), buildTagEntry({ label: "csharp", slug: "c-sharp" })];
    const names = name([["C#", "csharp"]], registry);
    expect(names.problems).toEqual([]);
    expect([names.find("C#").slug, names.find("csharp").slug]).toEqual(["csharp", "c-sharp"]);
  });
});

test("names of object members are ordinary tags", () => {
  const words = ["constructor", "__proto__", "toString", "hasOwnProperty"];
  const names = name([words]);
  expect(words.map((word) => names.find(word).label)).toEqual(words);
  expect(new Set(words.map((word) => names.find(word).slug)).size).toBe(4);
  expect(words.map((word) => names.findEntry(names.find(word).key))).toEqual([undefined, undefined, undefined, undefined]);
});

test("a label that nobody wrote has no tag", () => {
  expect(() => name([["php"]]).find("vue")).toThrow("tag without a name: vue");
});
