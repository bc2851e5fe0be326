import { describe, expect, it } from "vitest";
import { examples } from "../../scripts/content/parse/fields/discussion-fields.ts";
import type { CountForms } from "../../scripts/locale/translation.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import { describeViolation, type ProblemWords } from "../../scripts/problems/violation.ts";
import { sampleViolations } from "./samples.ts";

const [persian, english] = [findProblemWords("fa"), findProblemWords("en")];

const subjects = [
  { kind: "key", key: "contribute.edit" },
  { kind: "inList", key: "tags" },
  { kind: "field", label: "عنوان · Title" },
  { kind: "inField", label: "برچسب‌ها · Tags" },
  { kind: "tag", label: "php" },
] as const;

/** Names that Persian keeps in Latin letters. */
const names = /\b(?:UTF-8|UTF-16|Windows-1256|YAML|IANA|NUL|CR|LF)\b/g;

function describeAll(words: ProblemWords) {
  return sampleViolations.map((violation) => ({ violation, ...describeViolation(violation, words) }));
}

/** All words of the language itself, without the values in backticks. */
function listPhrases(words: ProblemWords): readonly string[] {
  const { closing, skipped } = words;
  const templates = Object.values(closing).flatMap((part: string | CountForms) => (typeof part === "string" ? part : Object.values(part)));
  const messages = describeAll(words).flatMap(({ reason, fix }) => [reason, fix]);
  const starts = subjects.map((subject) => describeViolation({ rule: "noTag" }, words, subject).reason);
  return [...messages, ...starts, skipped(""), ...templates].map((phrase) => phrase.replace(/`[^`]*`/g, "`…`").replace(/\{\w+\}/g, "…"));
}

/** The values that a message shows. The other values choose its words. */
function listValues(violation: object): readonly string[] {
  const choosing = ["rule", "calendar", "kind", "mistake", "part", "what", "order", "owner", "scheme", "times"];
  return Object.entries(violation)
    .filter(([key]) => !choosing.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);
}

it("examples of correct lines use the language of the messages", () => {
  const { rules } = english;
  const fixes = [rules.missing({ example: examples.title ?? "" }), rules.siteWithoutKeys({}), rules.updatedAlone({})].map(({ fix }) => fix);
  expect(fixes).toEqual([
    'Write, for example, `title: "text"`.',
    'Write, for example, `name: "Forum"`.',
    'Add `updatedBy: "name"`, or remove `updated`.',
  ]);
  expect(persian.rules.missing({ example: examples.title ?? "" }).fix).toBe('مثلاً `title: "متن"` بنویسید.');
});

describe.each([
  ["Persian", persian],
  ["English", english],
])("a problem in %s", (_, words) => {
  const described = describeAll(words);

  it("has a reason and a fix that ends in a full stop", () => {
    expect(described.filter(({ reason }) => reason === "" || /[.:؛،;\s]$/.test(reason))).toEqual([]);
    expect(described.filter(({ fix }) => !/[.؟?]$/.test(fix))).toEqual([]);
    expect(described.filter(({ reason, fix }) => ((reason + fix).match(/`/g) ?? []).length % 2 === 1)).toEqual([]);
  });

  it("shows every value of its rule", () => {
    const localise = (text: string) => text.replace(/\d/g, (digit) => words.digits[Number(digit)] ?? digit);
    const ungroup = (text: string) => text.replaceAll(words.grouping, "");
    const hidden = described.flatMap(({ violation, reason, fix }) => {
      const sentence = `${reason}. ${fix} ${ungroup(reason + fix)}`;
      return listValues(violation)
        .filter((value) => !sentence.includes(value) && !sentence.includes(localise(value)))
        .map((value) => `${violation.rule}: ${value}`);
    });
    expect(hidden).toEqual([]);
  });

  it("has single spaces between words", () => {
    expect(listPhrases(words).filter((phrase) => /\s{2}|\s[.،,؟?]|\n/.test(phrase))).toEqual([]);
  });
});

describe("the Persian messages", () => {
  const phrases = listPhrases(persian);

  it("have Latin words and digits only in backticks and as names", () => {
    expect(phrases.filter((phrase) => /[A-Za-z0-9]/.test(phrase.replace(names, "")))).toEqual([]);
  });

  it("have Persian letters and punctuation", () => {
    expect(phrases.filter((phrase) => /[يىكۀة٠-٩,;?]|ه‌ی/.test(phrase))).toEqual([]);
  });

  it("have half-spaces (ZWNJ) only where they belong", () => {
    expect(phrases.filter((phrase) => /(?:^|[^\p{L}\p{M}]|[اآدذرزژو])\u200c|\u200c(?:$|\P{L})/u.test(phrase))).toEqual([]);
    const parted = /(?:^|[\s«(])(?:ن?می) |[\p{L}] (?:ها|های|هایی|هایش|تر|ترین)(?:$|[\s.،؛)])/u;
    expect(phrases.filter((phrase) => parted.test(phrase))).toEqual([]);
  });

  it("start each fix in Persian, so that its line reads from right to left", () => {
    expect(describeAll(persian).filter(({ fix }) => !/^\p{Script=Arabic}/u.test(fix))).toEqual([]);
  });
});

describe("the English messages", () => {
  it("start a fix with a capital, and a reason without one", () => {
    expect(describeAll(english).filter(({ fix }) => !/^[A-Z]/.test(fix))).toEqual([]);
    expect(describeAll(english).filter(({ reason }) => !/^(?:[a-z`]|YAML)/.test(reason))).toEqual([]);
  });
});

describe("the language of the messages", () => {
  it("does not depend on the region, and is English for an unknown language", () => {
    expect(findProblemWords("fa-AF")).toBe(persian);
    expect(["en-GB", "ar", "ckb"].map(findProblemWords)).toEqual([english, english, english]);
  });
});
