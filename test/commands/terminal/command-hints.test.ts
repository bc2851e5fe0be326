import { expect, it } from "vitest";
import { describeViews, formatBuildCommand } from "../../../scripts/commands/terminal/command-hints.ts";

it.each([
  [{ content: "content", output: "dist" }, "npm start", "npm run preview"],
  [{ content: "content", output: "public/forum" }, "npm start -- --output public/forum", "npm run preview -- --output public/forum"],
  [
    { content: "my content", output: "سایت", base: "https://example.org/forum/" },
    'npm start -- --content "my content" --base https://example.org/forum/ --output سایت',
    "npm run preview -- --output سایت",
  ],
  [
    { content: "content", output: "dist", store: ".goftogu", now: "2026-11-27", skipBroken: true, search: false },
    "npm start -- --now 2026-11-27 --skip-broken --no-search",
    "npm run preview",
  ],
  [
    { content: "content", output: "dist", store: "../cache", skipBroken: false, search: true },
    "npm start -- --store ../cache",
    "npm run preview",
  ],
])("the hints for showing a site have the options that it was built with: %j", (options, start, preview) => {
  expect(describeViews(options, {})).toBe(`View it: ${start} (rebuilds on a change) or ${preview} (as a static host serves it).`);
});

it("the hint for building a site names its folders", () => {
  expect(formatBuildCommand({ content: "content", output: "dist" }, {})).toBe("npm run build");
  expect(formatBuildCommand({ content: "content", output: "public/forum" }, {})).toBe("npm run build -- --output public/forum");
  const options = { content: "my content", output: `it's "$(x)"`, base: "https://example.org/" };
  expect(formatBuildCommand(options, {})).toBe(
    `npm run build -- --content "my content" --base https://example.org/ --output 'it'\\''s "$(x)"'`,
  );
});
