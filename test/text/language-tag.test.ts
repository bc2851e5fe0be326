import { describe, expect, it } from "vitest";
import { parseLanguageTag } from "../../scripts/text/language-tag.ts";

describe("parseLanguageTag", () => {
  it.each([
    ["ur", "ur"],
    ["EN-gb", "en-GB"],
    [" ckb ", "ckb"],
    ["az-arab", "az-Arab"],
    ["iw", "he"],
    ["prs", "fa-AF"],
    ["luz", "luz"],
    ["mul", "mul"],
  ])("takes %j as %s", (written, tag) => {
    expect(parseLanguageTag(written)).toEqual({ ok: true, tag });
  });

  it.each([
    ["fa_IR", "fa-IR"],
    ["fa_IR.UTF-8", "fa-IR"],
    ["en us", "en-US"],
    ["Persian", "fa"],
    ["Persain", "fa"],
    ["farsi", "fa"],
    ["فارسی", "fa"],
    ["انگلیسی", "en"],
    ["English (US)", "en"],
    ["Deutsch", "de"],
    ["dari", "fa-AF"],
    ["jp", "ja"],
  ])("suggests for %j: %s", (written, near) => {
    expect(parseLanguageTag(written)).toEqual({ ok: false, near });
  });

  it.each(["", "xx", "qqq", "und", "en-XX", "en-Abcd", "x-mine", "i-klingon", "en, fa", "<b>", "en".repeat(1000), "constructor"])(
    "refuses %j",
    (written) => {
      expect(parseLanguageTag(written)).toEqual({ ok: false, near: undefined });
    },
  );
});
