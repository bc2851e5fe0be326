import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The rules of axe: all rules for these parts of WCAG, or the rules with these names. */
export interface Rules {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

export interface Finding {
  /** Broken rules, each with its name, the element and the fix. */
  readonly faults: readonly string[];
  /** Names of rules that some element of the page satisfies. */
  readonly kept: readonly string[];
}

/** Checks the current state of a page. Axe has half a megabyte, so a page loads it only once. */
export async function checkRules(page: Page, { type, values }: Rules): Promise<Finding> {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page }).setLegacyMode();
  const { violations, passes } = await axe.options({ runOnly: { type, values: [...values] }, resultTypes: ["violations"] }).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  return { faults, kept: passes.map(({ id }) => id) };
}
