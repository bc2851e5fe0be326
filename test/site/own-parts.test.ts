import { afterEach, describe, expect, it } from "vitest";
import { renderNotFound } from "../../layouts/not-found.ts";
import { own } from "../../layouts/own.ts";
import { renderBanner } from "../../layouts/parts/banner.ts";
import { renderContribute } from "../../layouts/parts/contribute.ts";
import { renderFooter } from "../../layouts/parts/footer.ts";
import { renderHeader } from "../../layouts/parts/header.ts";
import { html } from "../../layouts/parts/markup.ts";
import { checkOverrides } from "../../layouts/parts/overrides.ts";
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
    [{ sidebar: () => "" }, "The parts are header, footer, banner, contribute, notFound."],
    [{ footer: "x" }, "the part `footer` of `layouts/own.ts` is no function. Write `footer: (defaultPart) => …`."],
  ])("is refused if no page would show it: %j", (parts, sentence) => expect(() => checkOverrides(parts)).toThrow(sentence));

  it("is absent by default", () => {
    expect(own).toEqual({});
    expect(String(renderContribute(discussion, site))).toBe("");
  });
});
