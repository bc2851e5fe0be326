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
  expect(read('["https://forum.example/forum/?time=day",[["/forum/discussions/a/","گفتگوی a ","","rtl"]]]')).toEqual({
    listing: "https://forum.example/forum/?time=day",
    stops: [{ path: "/forum/discussions/a/", title: "گفتگوی a", lang: "", dir: "rtl" }],
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
  '["x",[["/a/","title","rtl"]]]',
  '["x",[[1,"title","","rtl"]]]',
  '["x",[["https://evil.example/","title","","rtl"]]]',
  '["x",[["//evil.example/","title","","rtl"]]]',
  '["x",[["javascript:alert(1)","title","","rtl"]]]',
])("an invalid trail is ignored: %s", (kept) => {
  expect(read(kept)).toBeUndefined();
});

test("a browser that stores nothing has no trail", () => {
  vi.stubGlobal("location", new URL("https://forum.example/"));
  expect(loadTrail()).toBeUndefined();
});
