import { afterEach, describe, expect, it } from "vitest";
import { renderDiscussion } from "../../layouts/discussion.ts";
import { renderFurtherReplies } from "../../layouts/further-replies.ts";
import { renderNotFound } from "../../layouts/not-found.ts";
import { own } from "../../layouts/own.ts";
import { renderBanner } from "../../layouts/parts/banner.ts";
import { renderContribute } from "../../layouts/parts/contribute.ts";
import { renderDocument } from "../../layouts/parts/document.ts";
import { renderEntryTemplate } from "../../layouts/parts/entry.ts";
import { renderFooter } from "../../layouts/parts/footer.ts";
import { renderHeader } from "../../layouts/parts/header.ts";
import { renderEntries } from "../../layouts/parts/listing.ts";
import { html } from "../../layouts/parts/markup.ts";
import { checkOverrides } from "../../layouts/parts/overrides.ts";
import type { OwnParts } from "../../layouts/parts/own-parts.ts";
import { renderRemoved } from "../../layouts/removed.ts";
import type { Discussion } from "../../scripts/content/model.ts";
import { planDiscussions } from "../../scripts/pages/discussion.ts";
import { planFurtherReplies } from "../../scripts/pages/further-replies.ts";
import { planNotFound } from "../../scripts/pages/not-found.ts";
import { planRemoved } from "../../scripts/pages/removed.ts";
import { buildDiscussion, buildReply, readMoment } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";

const discussion = buildDiscussion({ slug: "a", title: "Title" });
const forum = gather([discussion]);
const site = describeSite(forum);
const slice = { entries: forum.entries, number: 1, total: 1 };

/** All pages of a discussion. */
function renderPages(discussion: Discussion): readonly string[] {
  const forum = gather([discussion]);
  const site = describeSite(forum);
  return [
    ...planDiscussions(forum, site).map((page) => renderDiscussion(page, site)),
    ...planFurtherReplies(forum, site).map((page) => renderFurtherReplies(page, site)),
    ...planRemoved(forum).map((page) => renderRemoved(page, site)),
  ];
}

/** Sets the parts of this test alone, as a site's own file would. */
const set = (parts: OwnParts) => Object.assign(own, parts);

afterEach(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
});

describe("a part that the site replaces", () => {
  it("replaces the default part, which it receives", () => {
    const defaultPart = String(renderFooter(site));
    set({ footer: (footer, { site: { name } }) => html`${footer}<p>${name} and others</p>`, header: () => "" });
    expect(String(renderFooter(site))).toBe(`${defaultPart}<p>Forum and others</p>`);
    expect(String(renderHeader(site, "/"))).toBe("");
  });

  it("may be any named part, even if its default is empty", () => {
    const [page] = planNotFound(forum);
    if (!page) throw new Error("no page");
    set({
      banner: (defaultPart) => (`${defaultPart}` === "" ? html`<p>no campaign</p>` : defaultPart),
      contribute: (_, { slug }) => html`<p>write to us about ${slug}</p>`,
      notFound: (defaultPart) => html`${defaultPart}<p>gone</p>`,
    });
    expect(String(renderBanner(site))).toBe("<p>no campaign</p>");
    expect(String(renderContribute(discussion, site))).toBe("<p>write to us about a</p>");
    expect(renderNotFound(page, site)).toContain("<p>gone</p>");
  });

  it("adds to the head of every page", () => {
    set({ head: (_, { site: { name } }, url) => html`<meta name="of" content="${name} ${url ?? "nowhere"}">` });
    const [notFound] = planNotFound(forum);
    if (!notFound) throw new Error("no page");
    expect(renderNotFound(notFound, site)).toContain('<meta name="of" content="Forum nowhere"></head>');
    expect(renderDocument({ url: "/x/", description: "", main: html`` }, site)).toContain('content="Forum /x/"></head>');
  });

  const replies = Array.from({ length: 101 }, (_, index) => buildReply(`r${index}.md`, "2026-01-02"));
  const long = buildDiscussion({ slug: "a", replies });

  it("adds to each page of a discussion, above and below its posts", () => {
    set({ beforePosts: (_, { slug }) => html`<p>before ${slug}</p>`, afterPosts: (_, { slug }) => html`<p>after ${slug}</p>` });
    const shown = [long, buildDiscussion({ slug: "a", removed: readMoment("2026-01-02") })].flatMap(renderPages);
    expect(shown).toHaveLength(3);
    for (const page of shown) {
      const places = ["<p>before a</p>", '<article class="discussion"', '<section class="thread"', "<p>after a</p>"].map((part) =>
        page.indexOf(part),
      );
      expect(places.includes(-1)).toBe(false);
      expect([...places].sort((a, b) => a - b)).toEqual(places);
    }
  });

  it("writes around an entry of a listing, but not around the template that scripts fill", () => {
    set({ entry: (defaultPart, { url }) => html`${defaultPart}<p>more of ${url}</p>` });
    expect(String(renderEntries(slice, site))).toMatch(/<\/article><p>more of \/discussions\/a\/<\/p><\/li>/);
    expect(String(renderEntryTemplate(site))).not.toContain("more of");
  });

  it("may not leave out an entry, which scripts read", () => {
    set({ entry: () => html`<p>mine</p>` });
    expect(() => renderEntries(slice, site)).toThrow("the part `entry` of `layouts/own.ts` leaves the default part out. Write around it");
  });

  it("appears with its file in the error if it fails", () => {
    const fail = (name: keyof OwnParts) =>
      set({
        [name]: () => {
          throw new TypeError("x is not a function");
        },
      });
    fail("footer");
    expect(() => renderFooter(site)).toThrow("the part `footer` of `layouts/own.ts` failed: x is not a function");
    fail("header");
    expect(() => renderHeader(site, "/")).toThrow("the part `header` of `layouts/own.ts` failed: ");
    fail("banner");
    expect(() => renderBanner(site)).toThrow("the part `banner` of `layouts/own.ts` failed: ");
    fail("contribute");
    expect(() => renderContribute(discussion, site)).toThrow("the part `contribute` of `layouts/own.ts` failed: ");
    fail("notFound");
    expect(() => renderNotFound({ url: "/404.html", source: { kind: "notFound" }, hasOldAddresses: false }, site)).toThrow(
      "the part `notFound` of `layouts/own.ts` failed: ",
    );
  });

  it.each([
    [{ foter: () => "" }, "`layouts/own.ts` has a part `foter`, and pages have none of that name. Did you mean `footer`?"],
    [{ sidebar: () => "" }, "The parts are header, head, footer, banner, entry, beforePosts, afterPosts, contribute, notFound."],
    [{ footer: "x" }, "the part `footer` of `layouts/own.ts` is no function. Write `footer: (defaultPart) => …`."],
  ])("is refused if no page would show it: %j", (parts, sentence) => expect(() => checkOverrides(parts)).toThrow(sentence));

  it("is absent by default", () => {
    expect(own).toEqual({});
    expect(String(renderContribute(discussion, site))).toBe("");
  });
});
