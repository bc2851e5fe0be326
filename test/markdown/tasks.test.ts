import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { findElements, readAttribute, readPage, render } from "./post.ts";

function listBoxes(body: string): readonly (string | undefined)[] {
  return findElements(render(body), "span").map((box) => readAttribute(box, "aria-label"));
}

describe("a task list", () => {
  it("shows a box with a name before each task", () => {
    expect(render("- [x] نصب\n- [ ] اجرا")).toBe(
      '<ul>\n<li class="task"><span class="task-box done" role="img" aria-label="انجام‌شده">☑</span> نصب</li>\n' +
        '<li class="task"><span class="task-box" role="img" aria-label="انجام‌نشده">☐</span> اجرا</li>\n</ul>\n',
    );
  });

  it.each(["- [X] الف", "* [x] الف", "1) [x] الف", "> - [x]\tالف", "- [x] الف\n\n  ب", "- ب\n  1. [x] **الف**"])(
    "may be any list: %j",
    (body) => {
      expect(listBoxes(body)).toEqual(["انجام‌شده"]);
    },
  );

  it.each(["- [x]", "- [ ] ", "- [x]الف", "- [](الف)", "- [-] الف", "- [xx] الف", "[x] الف", "- الف [x] ب", "- `[x] الف`", "- \\[x] الف"])(
    "has no box for %j",
    (body) => {
      expect(listBoxes(body)).toEqual([]);
    },
  );

  it("keeps a link of one letter", () => {
    expect(render("- [x](/y)")).toContain('<a href="/forum/y">x</a>');
  });

  it("shows its boxes as signs in excerpts and in the text of the search", () => {
    const body = "- [x] نصب\n- [ ] اجرا";
    expect(joinRuns(extractExcerpt(body))).toBe("☑ نصب ☐ اجرا");
    expect(joinRuns(extractText([body]))).toBe("☑ نصب ☐ اجرا");
    expect(readPage(render(body, { pageUrl: "https://forum.example/x/" }))).toContain("☑ نصب");
  });
});
