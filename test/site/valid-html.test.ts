import { fileURLToPath } from "node:url";
import { HtmlValidate } from "html-validate";
import { expect, test, vi } from "vitest";
import { findSite } from "../support/disk.ts";
import { buildSound } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }],
    // Ids hold the half-space of Persian, and the colon that keeps those of replies apart.
    "valid-id": ["error", { relaxed: true }],
    // The empty option of a filter shows a dash, which has a name for screen readers.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The length of a title is its author's.
    "long-title": "off",
    // The filter acts on each change, and is not shown without script.
    "wcag/h32": "off",
  },
});

/** What stands in a template is filled before it is shown. */
const templates = /(<template[^>]*>).*?(<\/template>)/gs;

test.each([
  ["that comes with the project", fileURLToPath(new URL("../../content", import.meta.url))],
  ["with something of everything", findSite("persian")],
  ["in English", findSite("english")],
])("every page of the site %s is valid HTML", async (_, content) => {
  const { files, read } = await buildSound(content);
  const pages = files.filter((file) => file.endsWith(".html"));
  const faults: string[] = [];
  for (const file of pages) {
    const { results } = await validator.validateString(read(file).replace(templates, "$1$2"));
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
      ),
    );
  }
  expect(pages.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
