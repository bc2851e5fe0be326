import { findOldAddress, type OldAddresses } from "../forum/old-addresses.ts";

/** The site's root, from the place of this script. */
const root = new URL("../", import.meta.url);

if (location.search !== "") void leadOn();

/** Leads to the discussion that an old address with a query meant; of any other the page stays. */
async function leadOn(): Promise<void> {
  const response = await fetch(new URL("old-addresses.json", root));
  if (!response.ok) return;
  const addresses: OldAddresses = await response.json();
  const slug = findOldAddress(addresses, `/${decodePath(location.pathname.slice(root.pathname.length))}`, location.search);
  if (slug !== undefined) location.replace(new URL(`discussions/${encodeURIComponent(slug)}/`, root));
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
