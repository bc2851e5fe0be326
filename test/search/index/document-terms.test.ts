import { describe, expect, it } from "vitest";
import { createTermReader, readDocumentTerms } from "../../../scripts/search/index/document-terms.ts";
import { cutTerm } from "../../../scripts/search/index/terms.ts";
import { makeDocument } from "./documents.ts";

function readTermsOf(fields: Parameters<typeof makeDocument>[0]): Readonly<Record<string, number>> {
  return Object.fromEntries(readDocumentTerms(makeDocument(fields), createTermReader("common")));
}

describe("the terms of a document", () => {
  it("are its words, joined and apart, with levels", () => {
    expect(readTermsOf({ slug: "a", posts: ["می‌خواهم page page", "كتاب"] })).toEqual({
      میخواهم: 3,
      می: 3,
      خواهم: 3,
      page: 3,
      کتاب: 3,
    });
  });

  it("do not join the end of a post with the start of the next", () => {
    expect(Object.keys(readTermsOf({ slug: "a", posts: ["می", "خواهم"] }))).toEqual(["می", "خواهم"]);
  });

  it("have higher levels in the title", () => {
    expect(readTermsOf({ slug: "a", title: "عنوان", posts: ["متن"] })).toEqual({ متن: 3, عنوان: 6 });
  });

  it("include the filters by tag, status and author", () => {
    expect(readTermsOf({ slug: "a", tags: ["پایگاه-داده"], status: ["unsolved", "unanswered"], author: "Sara Amini" })).toEqual({
      پایگاهداده: 3,
      پایگاه: 3,
      داده: 3,
      sara: 3,
      amini: 3,
      "#پایگاه-داده": 0,
      "!unsolved": 0,
      "!unanswered": 0,
      "@sara": 0,
      "@amini": 0,
    });
  });

  it("are read anew for each document", () => {
    const reader = createTermReader("common");
    const first = makeDocument({ slug: "a", posts: ["page page page"], tags: ["x"] });
    const second = makeDocument({ slug: "b", posts: ["page"] });
    readDocumentTerms(first, reader);
    expect(Object.fromEntries(readDocumentTerms(second, reader))).toEqual({ page: 3 });
  });

  it("are cut after 200 units", () => {
    expect(cutTerm("ab".repeat(101))).toBe("ab".repeat(100));
    expect(Object.keys(readTermsOf({ slug: "a", posts: ["x".repeat(300)] }))).toEqual(["x".repeat(200)]);
  });
});
