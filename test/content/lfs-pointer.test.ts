import { describe, expect, test } from "vitest";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { listProblems } from "./parsed.ts";

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"4d7a2146".repeat(8)}\nsize 48211\n`;
const message = "1:1: this is a Git LFS pointer, not the file itself. Fetch the file with `git lfs pull`;";
const list = (files: Parameters<typeof listProblems>[0]) => listProblems(files).map((line) => line.replace(/;.*/, ";"));

describe("a pointer of Git LFS", () => {
  test("is one problem for a picture, however often posts show it", () => {
    const body = "![a](a.png) ![a](./a.png)";
    const files = {
      "discussions/q.md": writeDiscussion({}, body),
      "discussions/q/1.md": writeReply({}, body),
      "discussions/q/a.png": pointer,
    };
    expect(list(files)).toEqual([`discussions/q/a.png:${message}`]);
  });

  test("is one problem for a post, a reply, a page and settings, also with CRLF", () => {
    const files = {
      "discussions/q.md": pointer,
      "discussions/q/1.md": pointer.replaceAll("\n", "\r\n"),
      "pages/p.md": pointer,
      "site.yaml": pointer,
    };
    expect(list(files)).toEqual(
      Object.keys(files)
        .sort()
        .map((file) => `${file}:${message}`),
    );
  });

  test("is not seen in a text that only mentions it", () => {
    expect(listProblems({ "discussions/q.md": writeDiscussion({}, pointer) })).toEqual([]);
  });
});
