import { afterEach, describe, expect, it } from "vitest";
import { renderNotFound } from "../../layouts/not-found.ts";
import { own } from "../../layouts/own.ts";
import { renderBanner } from "../../layouts/parts/banner.ts";
import { renderFooter, renderHeader } from "../../layouts/parts/chrome.ts";
import { renderContribute } from "../../layouts/parts/contribute.ts";
import { html } from "../../layouts/parts/markup.ts";
import { checkOwnParts } from "../../layouts/parts/own-part.ts";
import type { OwnParts } from "../../layouts/parts/own-parts.ts";
import { planNotFound } from "../../scripts/pages/not-found.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";

const discussion = buildDiscussion({ slug: "a", title: "Title" });
const forum = gather([discussion]);
const site = describeSite(forum);

/** Sets the parts of this test alone, as a site's own file would. */
const set = (parts: OwnParts) => Object.assign(own, parts);

afterEach(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
});

describe("a part of a site's own", () => {
  it("stands in the place of the usual one, which it may take up", () => {
    const usual = String(renderFooter(site));
    set({ footer: (footer, { site: { name } }) => html`${footer}<p>${name} and others</p>`, header: () => "" });
    expect(String(renderFooter(site))).toBe(`${usual}<p>Forum and others</p>`);
    expect(String(renderHeader(site, "/"))).toBe("");
  });

  it("may be any of those that have a name, where the usual one says nothing too", () => {
    const [page] = planNotFound(forum);
    if (!page) throw new Error("no page");
    set({
      banner: (usual) => (`${usual}` === "" ? html`<p>no campaign</p>` : usual),
      contribute: (_, { slug }) => html`<p>write to us about ${slug}</p>`,
      notFound: (usual) => html`${usual}<p>gone</p>`,
    });
    expect(String(renderBanner(site))).toBe("<p>no campaign</p>");
    expect(String(renderContribute(discussion, site))).toBe("<p>write to us about a</p>");
    expect(renderNotFound(page, site)).toContain("<p>gone</p>");
  });

  it("is named with its file where it fails", () => {
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
    [{ sidebar: () => "" }, "The parts are header, footer, banner, contribute, notFound."],
    [{ footer: "x" }, "the part `footer` of `layouts/own.ts` is no function. Write `footer: (usual) => …`."],
  ])("is refused where no page would show it: %j", (parts, sentence) => expect(() => checkOwnParts(parts)).toThrow(sentence));

  it("is none until the site has one", () => {
    expect(own).toEqual({});
    expect(String(renderContribute(discussion, site))).toBe("");
  });
});
