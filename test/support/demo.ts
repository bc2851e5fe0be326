import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";

/**
 * The content folder of this repository: the demo and the guide, until an owner replaces them. All
 * other tests read the sites in `test/sites`, so they pass with any content.
 */
export const bundledContent = fileURLToPath(new URL("../../content", import.meta.url));

const pages = join(bundledContent, "pages");

/** Pages of the guide that no other forum has. */
const isDemo = ["commands.md", "دستورها.md"].every((name) => existsSync(join(pages, name)));

/** A `describe` for tests of the demo and its guide. With other content, a skipped test says so. */
export function describeDemo(title: string, define: () => void): void {
  describe(title, () => {
    if (isDemo) define();
    else it.skip("needs the demo and the guide in content/", () => undefined);
  });
}

/** The text of a page of the guide. */
export function readGuidePage(name: string): string {
  return readFileSync(join(pages, name), "utf8");
}

/** The names of all pages of the guide: none if the content is not the demo. */
export function listGuidePages(): readonly string[] {
  return isDemo ? readdirSync(pages) : [];
}
