import { quoteScalar } from "../content/authoring/format-front-matter.ts";

/**
 * Formats a `site.yaml`. In UTC, times read as they do in an export that has no zone.
 *
 * @example formatSite({ name: "قهوه", description: "…", language: "fa", timeZone: "UTC" }) // => 'name: "قهوه"\ndescription: "…"\nlanguage: "fa"\ntimeZone: "UTC"\n'
 */
export function formatSite(settings: Readonly<Record<"name" | "description" | "language" | "timeZone", string>>): string {
  return Object.entries(settings)
    .map(([key, value]) => `${key}: ${quoteScalar(value)}\n`)
    .join("");
}
