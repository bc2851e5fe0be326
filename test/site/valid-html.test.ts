import { HtmlValidate } from "html-validate";
import { expect, test, vi } from "vitest";
import { bundledContent, describeDemo } from "../support/demo.ts";
import { findSite, makeFolder } from "../support/disk.ts";
import { writeThread } from "../support/site/long-thread.ts";
import { buildSound } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }],
    // Ids contain the half-space (ZWNJ) of Persian and the colon in the ids of replies.
    "valid-id": ["error", { relaxed: true }],
    // The empty option of a filter shows a dash, with a name for screen readers.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Authors decide the length of a title.
    "long-title": "off",
    // The filter reacts to each change and is hidden without script.
    "wcag/h32": "off",
  },
});

/** Scripts fill a template before it is shown. */
const templates = /(<template[^>]*>).*?(<\/template>)/gs;

test.each([
  ["with something of everything", findSite("persian")],
  ["in English", findSite("english")],
  ["with a discussion of several pages", makeFolder({ ...writeThread("long", 201, { answer: "150.md" }), ...writeThread("open", 101) })],
])("every page of the site %s is valid HTML", (_, content) => checkSite(content));

describeDemo("the demo with its guide", () => {
  test("has only valid HTML", () => checkSite(bundledContent));
});

async function checkSite(content: string): Promise<void> {
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
}
