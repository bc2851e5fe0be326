import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCoverage } from "../../scripts/cards/font-coverage.ts";
import { type PlanCardsOptions, planCards } from "../../scripts/cards/plan-cards.ts";
import type { Discussion } from "../../scripts/content/model.ts";
import { defaultColours } from "../../scripts/content/settings/default-colours.ts";
import { requireLocale } from "../../scripts/locale/locales.ts";
import { findPicture } from "../../scripts/pages/pictures.ts";
import { describePageLanguages } from "../../scripts/text/language.ts";
import { buildDiscussion, buildReply } from "../forum/sample.ts";
import { gather } from "../pages/sample.ts";
import { has, measures } from "./sample.ts";

function plan(discussions: readonly Discussion[], more: Partial<PlanCardsOptions> = {}) {
  const forum = gather(discussions);
  const options = {
    site: forum.site,
    locale: requireLocale("en"),
    languages: describePageLanguages("en", "en"),
    has,
    limit: 10,
    version: "1",
    measures,
    ...more,
  };
  const { cards, drawings, overflow: crowd } = planCards(forum, options);
  return {
    drawings,
    crowd,
    find: (url?: string) => findPicture(cards, url === undefined ? undefined : { url }),
    draw: (url: string) => draw(findPicture(cards, { url }).url),
  };

  function draw(address: string): string {
    return drawings.find(({ name }) => `/${name}` === address)?.draw() ?? "nothing";
  }
}

const question = "/discussions/question/";
const address = (more: Partial<Discussion>, options: Partial<PlanCardsOptions> = {}) =>
  plan([buildDiscussion(more)], options).find(question).url;

describe("a discussion's picture", () => {
  test("shows its title, its author and its tags", () => {
    const { find, draw } = plan([buildDiscussion({ title: "Why <b> & `a < b`?", tags: ["php", "sql"] })]);
    expect(find(question)).toEqual({
      url: expect.stringMatching(/^\/assets\/cards\/[0-9a-f]{16}\.png$/),
      width: 1200,
      height: 630,
      alt: "Why <b> & a < b? – Forum",
    });
    const svg = draw(question);
    expect(svg).toContain("Why &#60;b&#62; &#38; ");
    expect(svg).toContain("a &#60; b");
    expect(svg.replaceAll(/[\u2066-\u2069]/g, "")).toMatch(/Sara · php · sql/);
  });

  test("has another address if its content changes", () => {
    const addresses = [{}, { title: "Another" }, { author: "Ali" }, { tags: ["sql"] }].map((more) => address(more));
    expect(new Set([...addresses, address({}, { version: "2" })]).size).toBe(5);
  });

  test("keeps its address if replies are added", () => {
    expect(address({ replies: [buildReply("1-a.md", "2026-02-01")] })).toBe(address({}));
  });

  test("is shared with a discussion of the same content", () => {
    const { find, drawings } = plan([buildDiscussion({ title: "Same" }), buildDiscussion({ title: "Same", slug: "again" })]);
    expect(find("/discussions/again/").url).toBe(find(question).url);
    expect(drawings.map(({ name }) => name)).toHaveLength(3);
  });
});

describe("characters that the font lacks", () => {
  test("are left out of a title by whole graphemes", () => {
    expect(address({ title: "سلام 👩‍💻 دنیا 漢字" })).toBe(address({ title: "سلام دنیا " }));
    expect(address({ title: "1️⃣ first" })).toBe(address({ title: "1 first" }));
  });

  test("do not affect letters in decomposed form", () => {
    expect(address({ title: "cafe\u0301" })).toBe(address({ title: "café" }));
  });

  test("replace a picture with the site's if they are most of the title", () => {
    const { find } = plan([buildDiscussion({ title: "学习编程的方法 PHP" })]);
    expect(find(question)).toEqual(find());
  });

  test("remove a whole name or tag, not a part of it", () => {
    const svg = plan([buildDiscussion({ author: "李明 Li", tags: ["c♯", "sql"] })]).draw(question);
    expect(svg).toMatch(/sql/);
    expect(svg).not.toMatch(/Li\W|c\u2069/);
  });

  test("are read from the character table of the font, which must exist", () => {
    expect([..."سلام‌گپچژیکABCé؟۱٬…·«»"].filter((character) => !has(character.codePointAt(0) ?? 0))).toEqual([]);
    expect([..."漢😀ก"].filter((character) => has(character.codePointAt(0) ?? 0))).toEqual([]);
    expect(() => readCoverage(new Uint8Array(64))).toThrow("the font has no cmap table in format 4");
  });
});

describe("a forum of more discussions and tags than the limit", () => {
  const discussions = ["a", "b"].map((slug) => buildDiscussion({ slug, title: slug }));

  test("has the site's picture on every page", () => {
    const { find, drawings, crowd } = plan(discussions, { limit: 2 });
    expect(drawings).toHaveLength(1);
    expect(crowd).toEqual({ subjects: 3, limit: 2 });
    expect(new Set([find(), find("/discussions/a/"), find("/tags/php/")]).size).toBe(1);
    expect(find()).toMatchObject({ alt: "Forum" });
  });

  test("has a picture for each page up to the limit", () => {
    const { find, drawings, crowd } = plan(discussions, { limit: 3 });
    expect(drawings).toHaveLength(4);
    expect(crowd).toBeUndefined();
    expect(find("/tags/php/").alt).toMatch(/php.* – Forum/);
  });
});

test("the colours are the colours of the site", () => {
  const styles = readFileSync("layouts/styles/colours.css", "utf8");
  const written = Array.from(styles.matchAll(/--([\w-]+): var\(--plain, var\(--light, (#\w+)\) var\(--dark, (#\w+)\)\)/g));
  expect(Object.fromEntries(written.map(([, name, light, dark]) => [name, { light, dark }]))).toEqual(defaultColours);
});
