import type { Token } from "markdown-it";
import { neutraliseText } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { isRemote } from "../addresses.ts";
import type { FindHeading } from "../heading-ids.ts";
import { readNamedFile } from "../named-file.ts";
import { readRefused } from "../refused-addresses.ts";
import { readAttribute } from "../tokens.ts";
import { closeSlot } from "./slots.ts";

export interface LinkContext {
  /** Path of the site: `/` or `/forum/`. */
  readonly basePath: string;
  /**
   * Targets of the links of this text that do not lead to their written address, by that address. A
   * target is empty if the link leads nowhere.
   */
  readonly targets?: ReadonlyMap<string, string> | undefined;
  /** The starts of the slots of links into the site, by written address. */
  readonly slots?: ReadonlyMap<string, string> | undefined;
  /** Whether the folder of the post has an attachment of this name. Absent if it has none. */
  readonly isAttachment?: ((name: string) => boolean) | undefined;
}

/**
 * For links to other sites: search engines do not count them (`ugc`, `nofollow`), and the other
 * page gets no access to this one (`noopener`).
 */
export const remoteRel = "nofollow ugc noopener";

/**
 * Completes a `link_open` token and returns whether it stays a link. A path from the root gets the
 * site's path as a prefix, unless it has it. `#fragment` becomes the id of the heading with that
 * name in this post. A link to an attachment saves it, also where a host sends no header for it.
 */
export function finishLink(link: Token, { basePath, targets, slots, isAttachment }: LinkContext, findHeading: FindHeading): boolean {
  const address = readAttribute(link, "href") ?? "";
  const title = readAttribute(link, "title");
  if (title !== undefined) link.attrSet("title", neutraliseText(title).text);
  if (link.info === "auto") link.attrSet("dir", "ltr");
  const named = isAttachment && readNamedFile(address);
  if (named !== undefined && isAttachment?.(named) && !isRemote(address)) link.attrSet("download", named);
  const target = targets?.get(address);
  if (target !== undefined) {
    link.attrSet("href", target);
    return target !== "";
  }
  if (isRemote(address)) link.attrSet("rel", remoteRel);
  else if (address.startsWith("#")) link.attrSet("href", `#${findHeading(address.slice(1)) ?? address.slice(1)}`);
  else if (address.startsWith("/")) link.attrSet("href", `${address}/`.startsWith(basePath) ? address : basePath + address.slice(1));
  const slot = slots?.get(address);
  if (slot !== undefined) link.attrSet("href", closeSlot(slot, readAttribute(link, "href") ?? ""));
  return address !== "" && readRefused(address) === undefined;
}

/**
 * Returns a function that decides whether a link or picture may keep its address, which is in the
 * attribute `name`. Call it for each in turn. Only those that use a definition count: a long
 * address written once can be used thousands of times.
 */
export function createReferenceBudget(bodyLength: number): (token: Token, name: "href" | "src") => boolean {
  let left = Math.max(bodyLength, limits.referenceLength);
  return (token, name) => {
    if (token.meta?.label === undefined) return true;
    for (const attribute of [name, "title"]) left -= readAttribute(token, attribute)?.length ?? 0;
    return left >= 0;
  };
}
