import { findPart, listCandidates, type OldAddresses, type OldAddressIndex } from "../forum/old-addresses.ts";
import { buildOldAddressesPartUrl, oldAddressesUrl } from "../pages/urls.ts";

/** The site's root: this script is in a folder there. */
const root = new URL("../", import.meta.url);

// A percent sign may belong to bytes that are not UTF-8.
if (location.search !== "" || location.pathname.includes("%")) void redirect();

/** Opens the post or page at an old address that no file can have, or else keeps the 404 page. */
async function redirect(): Promise<void> {
  const index = await load<OldAddressIndex>(oldAddressesUrl);
  if (!index) return;
  const path = `/${decodePath(location.pathname.slice(root.pathname.length))}`;
  for (const address of listCandidates(index, path, location.search)) {
    const addresses = await load<OldAddresses>(buildOldAddressesPartUrl(findPart(address, index.parts)));
    const target = addresses && Object.hasOwn(addresses, address) ? addresses[address] : undefined;
    if (target !== undefined) return location.replace(findAddress(encodeURI(target) + (target.includes("#") ? "" : location.hash)));
  }
}

/** Loads a file that the build wrote; undefined if it cannot be loaded. */
async function load<T>(url: string): Promise<T | undefined> {
  const response = await fetch(findAddress(url));
  return response.ok ? response.json() : undefined;
}

function findAddress(url: string): URL {
  return new URL(url.slice(1), root);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The build writes such bytes in capitals.
    return path.replace(/%../g, (written) => written.toUpperCase());
  }
}
