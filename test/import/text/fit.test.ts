import { describe, expect, it } from "vitest";
import { countBytes, fitMarkdown } from "../../../scripts/import/text/fit.ts";

const code = "```\na\n\nb\n```";

describe("Markdown that must fit", () => {
  it("is returned as it is when it does", () => {
    expect(fitMarkdown("سلام", 8)).toBe("سلام");
  });

  it("ends between two blocks", () => {
    expect(fitMarkdown(`one\n\ntwo\n\n${"three ".repeat(20)}`, 40)).toBe("one\n\ntwo\n\n\\[…\\]");
  });

  it("never ends inside of code", () => {
    expect(fitMarkdown(`one\n\n${code}\n\n${"x".repeat(40)}`, 40)).toBe(`one\n\n${code}\n\n\\[…\\]`);
    expect(fitMarkdown(`one\n\n${code}\n\n${"x".repeat(40)}`, 24)).toBe("one\n\n\\[…\\]");
  });

  it("ends code only where a fence as long as its own ends it", () => {
    const long = "````\na\n```\n\nb\n````";
    expect(fitMarkdown(`one\n\n${long}\n\n${"x".repeat(40)}`, 44)).toBe(`one\n\n${long}\n\n\\[…\\]`);
  });

  it("closes code that is too long as a whole", () => {
    expect(fitMarkdown(`> - \`\`\`\n${">   x\n".repeat(20)}>   \`\`\``, 40)).toBe("> - ```\n>   x\n>   x\n>   ```\n\n\\[…\\]");
  });

  it("is cut on a whole letter where there is one block", () => {
    const cut = fitMarkdown("سلام".repeat(100), 33);
    expect(cut).toMatch(/^(سلام)+س?ل?ا?\n\n\\\[…\\\]$/);
    expect(countBytes(cut)).toBeLessThanOrEqual(33);
  });
});
