import { afterEach, expect, test, vi } from "vitest";
import { loadTrail } from "../../../scripts/browser/trail.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reads the trail on a page of `https://forum.example` with this text in the storage. */
function read(kept?: string) {
  vi.stubGlobal("location", new URL("https://forum.example/forum/discussions/b/"));
  vi.stubGlobal("sessionStorage", { "goftogu-trail": kept });
  return loadTrail();
}

test("a trail holds the listing and the paths and titles of its discussions", () => {
  expect(read('["https://forum.example/forum/?time=day",[["/forum/discussions/a/","گفتگوی a "]]]')).toEqual({
    listing: "https://forum.example/forum/?time=day",
    stops: [{ path: "/forum/discussions/a/", title: "گفتگوی a" }],
  });
});

test.each([
  undefined,
  "",
  "null",
  "{}",
  "[]",
  '["x"]',
  '["x",["/a/"]]',
  '["x",[["/a/"]]]',
  '["x",[[1,"title"]]]',
  '["x",[["https://evil.example/","title"]]]',
  '["x",[["//evil.example/","title"]]]',
  '["x",[["javascript:alert(1)","title"]]]',
])("an invalid trail is ignored: %s", (kept) => {
  expect(read(kept)).toBeUndefined();
});

test("a browser that stores nothing has no trail", () => {
  vi.stubGlobal("location", new URL("https://forum.example/"));
  expect(loadTrail()).toBeUndefined();
});
