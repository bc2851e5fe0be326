import { describe, expect, it } from "vitest";
import { countBytes, fitMarkdown } from "../../../scripts/import/text/fit.ts";

const code = "```\na\n\nb\n```";

describe("Markdown with a length limit", () => {
  it("is unchanged if it fits", () => {
    expect(fitMarkdown("سلام", 8)).toBe("سلام");
  });

  it("ends between two blocks", () => {
    expect(fitMarkdown(`one\n\ntwo\n\n${"three ".repeat(20)}`, 40)).toBe("one\n\ntwo\n\n\\[…\\]");
  });

  it("never ends inside of code", () => {
    expect(fitMarkdown(`one\n\n${code}\n\n${"x".repeat(40)}`, 40)).toBe(`one\n\n${code}\n\n\\[…\\]`);
    expect(fitMarkdown(`one\n\n${code}\n\n${"x".repeat(40)}`, 24)).toBe("one\n\n\\[…\\]");
  });

  it("ends code only at a fence of the same length", () => {
    const long = "````\na\n```\n\nb\n````";
    expect(fitMarkdown(`one\n\n${long}\n\n${"x".repeat(40)}`, 44)).toBe(`one\n\n${long}\n\n\\[…\\]`);
  });

  it("closes code that is too long by itself", () => {
    expect(fitMarkdown(`> - \`\`\`\n${">   x\n".repeat(20)}>   \`\`\``, 40)).toBe("> - ```\n>   x\n>   x\n>   ```\n\n\\[…\\]");
  });

  it("is cut after a whole letter if there is only one block", () => {
    const cut = fitMarkdown("سلام".repeat(100), 33);
    expect(cut).toMatch(/^(سلام)+س?ل?ا?\n\n\\\[…\\\]$/);
    expect(countBytes(cut)).toBeLessThanOrEqual(33);
  });
});
