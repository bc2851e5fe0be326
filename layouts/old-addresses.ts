import type { OldAddressesPage } from "../scripts/pages/old-addresses.ts";
import { formatHtmlJson } from "../scripts/text/escape-output.ts";

/** What the script of the 404 page looks up. */
export function renderOldAddresses({ lookup }: OldAddressesPage): string {
  return formatHtmlJson(lookup);
}
