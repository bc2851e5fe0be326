import type { Page } from "../scripts/pages/page.ts";
import { hostHeaders } from "../scripts/pages/policy.ts";

/** The headers of every file, one rule for all of them: hosts join rules that name one header twice. */
export function renderHeaders(_page: Page): string {
  return `/*\n${hostHeaders.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}
