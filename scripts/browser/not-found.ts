import { findPart, listCandidates, type OldAddresses, type OldAddressIndex } from "../forum/old-addresses.ts";

/** The site's root, from the place of this script. */
const root = new URL("../", import.meta.url);

if (location.search !== "") void leadOn();

/** Leads to the discussion that an old address with a query meant; of any other the page stays. */
async function leadOn(): Promise<void> {
  const index = await load<OldAddressIndex>("old-addresses.json");
  if (!index) return;
  const path = `/${decodePath(location.pathname.slice(root.pathname.length))}`;
  for (const address of listCandidates(index, path, location.search)) {
    const addresses = await load<OldAddresses>(`old-addresses/${findPart(address, index.parts)}.json`);
    const slug = addresses && Object.hasOwn(addresses, address) ? addresses[address] : undefined;
    if (slug !== undefined) return location.replace(new URL(`discussions/${encodeURIComponent(slug)}/`, root));
  }
}

/** A file that the build wrote; undefined where it does not come. */
async function load<T>(name: string): Promise<T | undefined> {
  const response = await fetch(new URL(name, root));
  return response.ok ? response.json() : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
