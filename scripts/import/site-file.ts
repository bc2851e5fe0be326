import { quoteScalar } from "../content/format.ts";

/**
 * Formats a `site.yaml`. In UTC, times read as they do in an export that has no zone.
 *
 * @example formatSite({ name: "Coffee", language: "en", timeZone: "UTC" }) // => 'name: "Coffee"\nlanguage: "en"\ntimeZone: "UTC"\n'
 */
export function formatSite(settings: { readonly name: string; readonly language: string; readonly timeZone: string }): string {
  return Object.entries(settings)
    .map(([key, value]) => `${key}: ${quoteScalar(value)}\n`)
    .join("");
}
