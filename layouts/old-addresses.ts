import type { OldAddressesPage } from "../scripts/pages/plan-old-addresses.ts";
import { encodeJson } from "../scripts/text/json.ts";

/** What the script of the 404 page looks up. */
export function renderOldAddresses({ lookup }: OldAddressesPage): string {
  return encodeJson(lookup);
}
