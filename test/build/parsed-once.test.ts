import { expect, test, vi } from "vitest";
import { parseBody } from "../../scripts/markdown/parse.ts";
import { makeFolder } from "../support/disk.ts";
import { findAll, readAttribute } from "../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

vi.mock("../../scripts/markdown/parse.ts", { spy: true });

const first = "متن الف: [نصب](b.md#نصب) و [اجرا](b.md#reply:1:اجرا)\n\n## پایان";
const second = "متن ب.\n\n## نصب\n\n## نصب";
const reply = "متن پاسخ: [نصب](../b.md#نصب-1) و [پایان](../a.md#پایان)\n\n## اجرا";

test("a build parses each post once, also if links name its headings", async () => {
  const content = makeFolder({
    "discussions/a.md": writeDiscussion({}, first),
    "discussions/b.md": writeDiscussion({}, second),
    "discussions/b/1.md": writeReply({}, reply),
  });
  const { page, notes } = await buildSound(content, { workers: 0 });
  const parsed = vi.mocked(parseBody).mock.calls.map(([body]) => body.trim());
  expect([first, second, reply].map((text) => parsed.filter((body) => body === text).length)).toEqual([1, 1, 1]);
  expect(notes).toEqual([]);
  const links = ["a", "b"].flatMap((slug) => findAll(page(`/discussions/${slug}/`), "a"));
  const named = links.map((link) => decodeURI(readAttribute(link, "href") ?? "")).filter((href) => /#(?:نصب|پایان|reply:1:)/.test(href));
  expect(named).toEqual(["/discussions/b/#نصب", "/discussions/b/#reply:1:اجرا", "/discussions/b/#نصب-1", "/discussions/a/#پایان"]);
});
