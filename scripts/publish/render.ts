import { mkdirSync } from "node:fs";
import { Eleventy, type UserConfig } from "@11ty/eleventy";
import type { SiteContext } from "../pages/context.ts";
import { findOutputFile, type PlannedPage } from "../pages/page.ts";

/** The pages of a build by kind. */
export type Plan = ReadonlyMap<string, readonly PlannedPage[]>;

/** Eleventy looks for templates here and finds none: each is registered, and no file of the content is ever one. */
const input = "layouts";

/** Registers one template for each kind of page; Eleventy paginates it over the planned pages. */
export function registerPages(eleventy: UserConfig, plan: Plan, site: SiteContext): object {
  for (const [name, pages] of plan) {
    eleventy.addTemplate(`${name}.11ty.js`, {
      data: {
        pages,
        pagination: { data: "pages", size: 1, alias: "planned" },
        permalink: ({ planned }: { readonly planned: PlannedPage }) => findOutputFile(planned.url),
        eleventyExcludeFromCollections: true,
      },
      render: ({ planned }: { readonly planned: PlannedPage }) => planned.render(site),
    });
  }
  return { dir: { input }, templateFormats: ["11ty.js"] };
}

/** Renders every planned page into a folder. */
export async function renderPages(plan: Plan, site: SiteContext, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const eleventy = new Eleventy(input, folder, {
    source: "cli",
    quietMode: true,
    configPath: false,
    config: (config) => registerPages(config, plan, site),
  });
  // Its closing line goes to the standard output, also when quiet.
  eleventy.disableLogger();
  await eleventy.write();
}
