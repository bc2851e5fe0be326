import type { OldAddressesPage } from "../scripts/pages/old-addresses.ts";
import { formatHtmlJson } from "../scripts/text/html-json.ts";

/** A file in which the script of the 404 page looks up an old address. */
export function renderOldAddresses({ lookup }: OldAddressesPage): string {
  return formatHtmlJson(lookup);
}
