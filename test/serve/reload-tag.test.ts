import { describe, expect, it } from "vitest";
import { addReloadTag } from "../../scripts/serve/reload-tag.ts";

const tag = '<script src="/__goftogu/reload.js" data-version="7" defer></script>';

describe("addReloadTag", () => {
  it("puts the script at the end of the head, after the page's own scripts", () => {
    expect(addReloadTag("<head><script src=a.js></script></head><body></body>", "7")).toBe(
      `<head><script src=a.js></script>${tag}</head><body></body>`,
    );
  });

  it("puts the script at the end of a page without a head", () => {
    expect(addReloadTag("<p>سلام", "7")).toBe(`<p>سلام${tag}`);
  });

  it("copies dollar signs of a page unchanged", () => {
    expect(addReloadTag("<head>$& $1</head>", "7")).toBe(`<head>$& $1${tag}</head>`);
  });
});
