import { describe, expect, test } from "vitest";
import type { SearchDocument } from "../../scripts/search/index/document.ts";
import { indexLimits } from "../../scripts/search/index/limits.ts";
import { matchQuery } from "../../scripts/search/match/match.ts";
import { openIndex } from "../../scripts/search/read/index-reader.ts";
import { parseSearch, type SearchState } from "../../scripts/search/state.ts";
import { openDocuments, search, serveFiles, writeIndex } from "../support/search/memory-index.ts";
import { parseQuery } from "../support/search/parse-query.ts";
import { makeDocument } from "./index/documents.ts";

/** Documents with one post each, by slug. */
function makeDocuments(texts: Readonly<Record<string, string>>): readonly SearchDocument[] {
  return Object.entries(texts).map(([slug, text]) => makeDocument({ slug, posts: [text] }));
}

async function answer(documents: readonly SearchDocument[], query: string, choices: Partial<SearchState> = {}, limit?: number) {
  const result = await search(await openDocuments(documents), query, choices, limit);
  return {
    ...result,
    slugs: result.shown.map(({ record }) => record.slug),
    closest: result.closest.map(({ lacking, shown }) => [lacking.join(" "), ...shown.map(({ record }) => record.slug)]),
  };
}

const filler = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");

describe("the best result", () => {
  test("has the whole word before one that only starts with it", async () => {
    const documents = makeDocuments({ prefix: "phpunit phpunit phpunit phpunit", whole: `php ${filler}`, other: "vue" });
    expect((await answer(documents, "php")).slugs).toEqual(["whole", "prefix"]);
  });

  test("has the word in its title before one with it in its text", async () => {
    const documents = [
      makeDocument({ slug: "text", posts: [`redis ${filler}`] }),
      makeDocument({ slug: "title", title: "redis", posts: [filler] }),
    ];
    expect((await answer(documents, "redis")).slugs).toEqual(["title", "text"]);
    const often = makeDocument({ slug: "often", posts: ["redis ".repeat(40)] });
    const late = makeDocument({ slug: "late", title: "redis", posts: [`${filler} `.repeat(40)] });
    expect((await answer([often, late], "redis")).slugs).toEqual(["late", "often"]);
    expect((await answer([often, late], "red")).slugs).toEqual(["late", "often"]);
  });

  test("has a longer word in its title besides, before one with the same text", async () => {
    const documents = [
      makeDocument({ slug: "plain", posts: ["err"], at: 2 }),
      makeDocument({ slug: "titled", title: "errors", posts: ["err"], at: 1 }),
    ];
    expect((await answer(documents, "err")).slugs).toEqual(["titled", "plain"]);
  });

  test("has a topic in its title before one with the words in a row", async () => {
    const documents = [
      makeDocument({ slug: "row", posts: [`interface in go ${filler}`] }),
      makeDocument({ slug: "topic", title: "interface", posts: [`interface ${filler} in ${filler} go`] }),
      ...Array.from({ length: 20 }, (_, index) => makeDocument({ slug: `d${index}`, posts: ["in go"] })),
    ];
    expect((await answer(documents, "interface in go")).slugs).toEqual(["topic", "row"]);
  });

  test("starts with a longer word in its title before a shorter one in a text", async () => {
    const documents = [makeDocument({ slug: "text", posts: ["gramme"] }), makeDocument({ slug: "title", title: "grammaticality" })];
    expect((await answer(documents, "gram")).slugs).toEqual(["title", "text"]);
  });

  test.each([3, 10, 40, 100])("is the newest of equal ones, with %i shown", async (limit) => {
    const documents = Array.from({ length: 40 }, (_, at) =>
      makeDocument({ slug: `d${at}`, posts: ["alpha"], at, year: at < 38 ? "1403" : "1404" }),
    );
    const better = makeDocument({ slug: "better", posts: ["alpha alpha alpha"], at: 0, year: "1402" });
    const newest = [...documents, better].sort((a, b) => b.at - a.at);
    const { slugs } = await answer(newest, "alpha", {}, limit);
    expect(slugs).toEqual(["better", ...documents.map(({ slug }) => slug).reverse()].slice(0, limit));
  });

  test("has the words near each other before words apart", async () => {
    const documents = makeDocuments({
      apart: `alpha ${filler} beta`,
      near: `${filler} beta alpha`,
      middle: `alpha one two beta ${filler}`,
    });
    expect((await answer(documents, "alpha beta")).slugs).toEqual(["near", "middle", "apart"]);
  });

  describe("by nearness", () => {
    const texts = Array.from({ length: 50 }, (_, index) => [`d${index}`, index % 3 === 0 ? "alpha beta" : `alpha ${filler} beta`]);
    const documents = makeDocuments({ ...Object.fromEntries(texts), best: `alpha alpha alpha ${filler} beta beta beta` });

    test("is found among half as many candidates more than are shown", async () => {
      const index = await openDocuments(documents);
      const { slots } = await matchQuery(index, parseQuery("alpha beta", "common", []), parseSearch(""), 10);
      const { shown } = await search(index, "alpha beta");
      const later = slots.subarray(10, 15);
      expect(shown.filter(({ record }) => later.includes(record.slot)).map(({ closeness }) => closeness)).toContain(1);
    });

    test("stays at its place in a longer list", async () => {
      const { slugs } = await answer(documents, "alpha beta", {}, 50);
      for (const limit of [1, 10, 20, 30, 40])
        expect((await answer(documents, "alpha beta", {}, limit)).slugs).toEqual(slugs.slice(0, limit));
    });

    test("needs no text of a discussion that cannot become one of those shown", async () => {
      const rare = Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`rare-${index}`, `${filler} ${filler} ${filler} alphabet ${filler} betas`]),
      );
      const { fetchText, loaded } = serveFiles(writeIndex(makeDocuments({ ...rare, a: "alpha beta", b: "alpha beta" })));
      await search(await openIndex(fetchText), "alpha beta", {}, 2);
      expect(loaded.filter((name) => name.includes("/")).length).toBeLessThanOrEqual(2);
    });
  });

  test("leads to the reply that holds most of the words", async () => {
    const documents = [makeDocument({ slug: "a", posts: ["alpha", "beta alpha", "beta"] })];
    const [first] = (await answer(documents, "alpha beta")).shown;
    expect(first?.post.id).toBe("reply-1");
    expect((await answer(documents, "alpha")).shown[0]?.post.id).toBe("");
  });

  test("leads to a reply in a further file of a long discussion", async () => {
    const long = `${filler} `.repeat(60);
    const documents = [makeDocument({ slug: "a", posts: [long, long, `needle ${filler}`] })];
    expect((await answer(documents, "needle")).shown[0]?.post.id).toBe("reply-2");
  });

  test("reads each of hundreds of files once, and at most about twice as many as needed", async () => {
    const long = `${filler} `.repeat(60);
    const posts = Array.from({ length: 300 }, (_, place) => (place === 100 ? `needle ${long}` : long));
    const { fetchText, loaded } = serveFiles(writeIndex([makeDocument({ slug: "a", posts })]));
    const { shown } = await search(await openIndex(fetchText), "needle");
    expect(shown[0]?.post.id).toBe("reply-100");
    const texts = loaded.filter((name) => name.startsWith("texts-"));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeLessThanOrEqual(2 * 100);
  });
});

describe("phrases", () => {
  const documents = makeDocuments({ row: "یک تابع بازگشتی", apart: "تابع خوب بازگشتی", one: "تابع" });

  test("find only discussions with the words in a row", async () => {
    expect(await answer(documents, '"تابع بازگشتی"')).toMatchObject({ slugs: ["row"], found: 1, isMore: false });
  });

  test("can be excluded", async () => {
    expect((await answer(documents, 'تابع -"تابع بازگشتی"')).slugs.sort()).toEqual(["apart", "one"]);
  });

  test("are searched in no more texts than needed, so there may be more", async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`d${index}`, index % 2 === 0 ? "alpha beta" : "beta alpha"]));
    const { found, isMore, slugs } = await answer(makeDocuments(many), '"alpha beta"');
    expect([slugs.length, isMore]).toEqual([10, true]);
    expect(found).toBeLessThan(30);
    expect(await answer(makeDocuments(many), '"alpha beta"', {}, 30)).toMatchObject({ found: 30, isMore: false });
  });
});

describe("authors", () => {
  const documents = [
    makeDocument({ slug: "sara", author: "سارا محمدی", posts: ["vue"], at: 2 }),
    makeDocument({ slug: "ali", author: "علی", posts: ["vue و سارا"], at: 1 }),
  ];

  test.each(["author:سارا", "نویسنده:سارا", "نويسنده: سارا", 'author:"سارا محمدی"', "author:محم"])("are found by `%s`", async (query) => {
    expect((await answer(documents, query)).slugs).toEqual(["sara"]);
    expect((await answer(documents, `vue ${query}`)).slugs).toEqual(["sara"]);
  });
});

describe("if few discussions hold all words", () => {
  const documents = makeDocuments({
    all: "cannot find module express",
    most: "cannot find module",
    some: "cannot find",
    one: "cannot",
    other: "vue",
  });

  test("those that hold most follow, with the words that they lack", async () => {
    const { slugs, closest } = await answer(documents, "Cannot find module Express");
    expect(slugs).toEqual(["all"]);
    expect(closest).toEqual([
      ["Express", "most"],
      ["module Express", "some"],
    ]);
  });

  test("a foreign word in a pasted message does not hide the answer", async () => {
    const { found, closest } = await answer(documents, "Cannot find module 'express' /home/sara/shop");
    expect(found).toBe(0);
    expect(closest[0]).toEqual(["home sara shop", "all"]);
  });

  test("words that no discussion holds do not count", async () => {
    const { closest } = await answer(documents, "Cannot find /home/sara/projects/shop/build/main.js:17");
    expect(closest[0]?.slice(1).sort()).toEqual(["all", "most", "some"]);
    const one = await answer(documents, "one two three four five vue");
    expect(one.closest).toEqual([]);
  });

  test("nothing follows if enough discussions hold all", async () => {
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`d${index}`, "cannot find"]));
    expect((await answer(makeDocuments({ ...many, one: "cannot" }), "cannot find")).closest).toEqual([]);
  });

  test("a discussion with an excluded word does not follow", async () => {
    expect((await answer(documents, "find module nothing -cannot")).closest).toEqual([]);
  });
});

describe("if nothing is found", () => {
  const documents = [
    makeDocument({ slug: "laravel", title: "Laravel", posts: ["صفحه\u200cبندی با Laravel"] }),
    makeDocument({ slug: "vue", title: "Vue", posts: ["ذهن و react در ریشهٔ vue"] }),
  ];

  test.each([
    ["a letter too few", "larvel", "Laravel"],
    ["two letters exchanged", "larvael", "Laravel"],
    ["another first letter of the same sound", "زهن", "ذهن"],
    ["a spelling with a half-space", "صفحهبندیی", "صفحه\u200cبندی"],
    ["one word of several", "react vie", "react Vue"],
    ["a word that is written with a mark at its end", "ریشهه", "ریشه"],
    ["the Latin layout", "wtpi", "صفحه"],
    ["the Persian layout", "مشقشرثم", "laravel"],
    ["the layout of one word of several", "laravel wtpi", "laravel صفحه"],
  ])("the suggestion corrects %s", async (_, query, suggestion) => {
    expect((await answer(documents, query)).suggestion).toBe(suggestion);
  });

  test.each([
    ["Persian", true, "کتابی"],
    ["Arabic", false, "كتابي"],
  ])("a word with Arabic letters is suggested with %s letters, those of the site", async (_, hasPersianLetters, suggestion) => {
    const index = await openDocuments([makeDocument({ slug: "book", posts: ["كتابي"] })]);
    expect((await search(index, "کتاتی", {}, 10, { hasPersianLetters })).suggestion).toBe(suggestion);
  });

  test.each(["larvel vue", "qqqq", "🎉"])("there is no suggestion for `%s`, which would find nothing either", async (query) => {
    expect((await answer(documents, query)).suggestion).toBeUndefined();
  });

  test.each(["react", '"ذهن و react"', "react ریشه"])(
    "and only the choices hide discussions, `%s` says how many, without a suggestion",
    async (query) => {
      const { found, hidden, suggestion } = await answer(documents, query, { year: "1390" });
      expect({ found, hidden, suggestion }).toEqual({ found: 0, hidden: { found: 1, isMore: false }, suggestion: undefined });
    },
  );

  test("without the choices either, nothing is hidden, and a suggestion keeps to the choices", async () => {
    expect(await answer(documents, "larvel", { year: "1390" })).toMatchObject({ found: 0, hidden: undefined, suggestion: undefined });
    expect((await answer(documents, "larvel")).hidden).toBeUndefined();
  });

  test("signs alone find nothing, and no query finds everything, newest first", async () => {
    expect(await answer(documents, " – !؟ ")).toMatchObject({ found: 0, slugs: [] });
    expect((await answer(documents, "")).slugs).toEqual(["laravel", "vue"]);
  });
});

describe("the files that a query needs", () => {
  const openCounted = async (documents: readonly SearchDocument[], limits = indexLimits) => {
    const served = serveFiles(writeIndex(documents, limits));
    const index = await openIndex(served.fetchText);
    return { index, countLists: () => served.loaded.filter((name) => !name.includes("/")).length };
  };

  test("are at most five for two words, however many words start with them", async () => {
    const texts = Array.from({ length: 300 }, (_, index) => [`d${index}`, `alpha${index} beta${index} alpha beta`]);
    const { index, countLists } = await openCounted(makeDocuments(Object.fromEntries(texts)), { ...indexLimits, shard: 600 });
    expect((await search(index, "alpha beta")).found).toBe(300);
    expect(countLists()).toBeLessThanOrEqual(5);
  });

  test("are no lists of years if few discussions are as good as the last one shown", async () => {
    const texts = Array.from({ length: 15 }, (_, at) => makeDocument({ slug: `d${at}`, posts: ["alpha"], at, year: `${at}` }));
    const { index, countLists } = await openCounted(texts.reverse());
    const { shown } = await search(index, "alpha");
    expect(shown.map(({ record }) => record.at)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(countLists()).toBe(2);
  });
});

describe("a very common word", () => {
  const limits = { ...indexLimits, inlineList: 40, bestPostings: 20 };
  const documents = Array.from({ length: 100 }, (_, index) =>
    makeDocument({
      slug: `d${index}`,
      title: index === 50 ? "common" : "",
      posts: [`common ${filler}`],
      tags: [`tag${index % 2}`],
      year: "1405",
    }),
  );
  const openServed = async (all = documents) => {
    const served = serveFiles(writeIndex(all, limits));
    const index = await openIndex(served.fetchText);
    const countLists = () => served.loaded.filter((name) => !name.includes("/")).length;
    return { index, countLists };
  };

  test("loads only its best discussions", async () => {
    const { index, countLists } = await openServed();
    const { found, isMore, shown } = await search(index, "common");
    expect([shown[0]?.record.slug, found, isMore]).toEqual(["d50", 100, false]);
    // The entry, the shard, the file of the best, and the newest of a year.
    expect(countLists()).toBe(4);
  });

  test("has more results than its own number if other words start with it", async () => {
    const { index } = await openServed([...documents, makeDocument({ slug: "other", posts: ["commonly"] })]);
    expect(await search(index, "common")).toMatchObject({ found: 100, isMore: true });
    expect(await search(index, "common", {}, 30)).toMatchObject({ found: 101, isMore: false });
  });

  test("counts in full beside another choice", async () => {
    const { index } = await openServed();
    for (const [query, choices] of [
      ["common", { tag: "tag1" }],
      ["common word1 author:nobody", {}],
      ["common -nothing", {}],
      ["common", { year: "1405" }],
    ] as const)
      expect((await search(index, query, choices)).isMore).toBe(false);
    expect((await search(index, "common", { tag: "tag1" })).found).toBe(50);
    expect((await search(index, "common", {}, 40)).shown).toHaveLength(40);
  });
});

test("every file is loaded once", async () => {
  const documents = makeDocuments({ a: "alpha beta", b: "alpha", c: "gamma" });
  const { fetchText, loaded } = serveFiles(writeIndex(documents));
  const index = await openIndex(fetchText);
  for (const query of ["alpha", "alpha beta", "alp", "gamma", "delta", "alpha"]) await search(index, query);
  expect([...new Set(loaded)].sort()).toEqual([...loaded].sort());
});

test("a file that could not be loaded is loaded again", async () => {
  const { fetchText } = serveFiles(writeIndex(makeDocuments({ a: "alpha" })));
  let isBroken = true;
  const index = await openIndex((name) => (isBroken && name !== "entry.json" ? Promise.reject(new Error(name)) : fetchText(name)));
  await expect(search(index, "alpha")).rejects.toThrow();
  isBroken = false;
  expect((await search(index, "alpha")).found).toBe(1);
});
