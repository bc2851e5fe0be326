import { decodeAddress } from "../../markdown/addresses.ts";
import { type OwnAddress, stripOwn } from "../../markdown/own-address.ts";

/** An address into the site, in parts. Path and fragment are decoded and in NFC. */
export interface LocalAddress {
  /**
   * `file` if the path is relative to the file that holds the link, as git hosts read it; `root` if
   * it starts in `/`; `site` if it follows the address of the site; `here` if it is empty.
   */
  readonly from: "file" | "root" | "site" | "here";
  readonly path: string;
  /** With its `?`, percent-encoded. Empty if there is none. */
  readonly query: string;
  /** Without its `#`. Empty if there is none. */
  readonly fragment: string;
}

/** @param address as in `LocalLink`. */
export function readLocalAddress(address: string, home: OwnAddress): LocalAddress {
  const below = stripOwn(address, home);
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(below ?? address) ?? [];
  const parts = { query, fragment: decode(fragment) };
  if (below !== undefined) return { from: "site", path: decode(path || "/"), ...parts };
  const from = path === "" ? "here" : path.startsWith("/") ? "root" : "file";
  return { from, path: decode(path), ...parts };
}

/**
 * Joins a relative path to the address of a page, as browsers do.
 *
 * @example joinUrl("/discussions/a/", "../b/") // => "/discussions/b/"
 */
export function joinUrl(url: string, path: string): string {
  const [top = "", ...segments] = url.split("/").slice(0, -1);
  const steps = path.split("/");
  for (const step of steps) {
    if (step === "..") segments.pop();
    else if (step !== "" && step !== ".") segments.push(step);
  }
  const isFolder = ["", ".", ".."].includes(steps.at(-1) ?? "");
  return [top, ...segments, ...(isFolder ? [""] : [])].join("/") || "/";
}

function decode(part: string): string {
  return (decodeAddress(part) ?? part).normalize("NFC");
}
