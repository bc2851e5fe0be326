import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parseBody } from "../../scripts/markdown/parse.ts";
import { makeFolder } from "../support/disk.ts";
import { findAll, readAttribute } from "../support/site/html.ts";
import { writeThread } from "../support/site/long-thread.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

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

test("a build after an edit of a reply parses the replies of its page alone", async () => {
  const folder = makeFolder(Object.fromEntries(Object.entries(writeThread("long", 250)).map(([path, text]) => [`content/${path}`, text])));
  // A file that was saved just now may change again within the same moment of the disk's clock.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  await build(join(folder, "content"), options);
  vi.mocked(parseBody).mockClear();
  appendFileSync(join(folder, "content/discussions/long/150.md"), "\nپایان.\n");
  await build(join(folder, "content"), options);
  const parsed = vi.mocked(parseBody).mock.calls.flatMap(([body]) => /پاسخ شمارهٔ (\d+)/.exec(body)?.[1] ?? []);
  expect(new Set(parsed)).toEqual(new Set(Array.from({ length: 100 }, (_, index) => String(index + 101))));
});
