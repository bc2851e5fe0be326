import { hasExcessMarks } from "./combining-marks.ts";
import { dropIdleJoiners, foldTag, foldYehKaf } from "./fold.ts";
import { limits } from "./limits.ts";
import { findMixedWord, hasUnseenJoiner } from "./look-alikes.ts";
import { showValue } from "./show-value.ts";

/** Device names of Windows, with or without an extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

const discussionName = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}._\u200c-]*$/u;

/** Common slugs and paths: signs and letters that nothing folds. */
const foldedAlready = /^[ -@[-~\u200cء-غف-قل-وپچژکگی۰-۹]*$/;

const encoder = new TextEncoder();

/**
 * One path segment for a tag key, which must be well-formed; different keys have different slugs. May be over the limit of `isSlugTooLong`.
 *
 * @example buildTagSlug("c#") // => "c~23"
 * @example buildTagSlug("پایگاه داده") // => "پایگاه-داده"
 */
export function buildTagSlug(key: string): string {
  const slug = key.replace(/[^\p{L}\p{M}\p{Nd}+]/gu, (character, index: number) => {
    if (character === " ") return "-";
    return character === "." && index > 0 && index < key.length - 1 ? "." : escapeBytes(character);
  });
  return isReserved(slug) ? escapeBytes(slug.slice(0, 1)) + slug.slice(1) : slug;
}

type TagSlugViolation =
  | { readonly rule: "tagSlugTooLong"; readonly bytes: number; readonly most: number }
  | { readonly rule: "wrongTagSlug"; readonly written: string; readonly right?: string };

/** What is wrong with a slug that an owner gives a tag; it must be one that a tag could have by itself, without a `~`. */
export function checkTagSlug(slug: string): TagSlugViolation | undefined {
  const right = buildTagSlug(foldTag(slug));
  if (right === slug && slug !== "" && !slug.includes("~"))
    return isSlugTooLong(slug) ? { rule: "tagSlugTooLong", bytes: countBytes(slug), most: limits.nameBytes } : undefined;
  const canStand = right !== "" && !right.includes("~");
  return { rule: "wrongTagSlug", written: showValue(slug), ...(canStand && { right: showValue(right) }) };
}

/** Every slug is at most 200 bytes of UTF-8. */
export function isSlugTooLong(slug: string): boolean {
  return countBytes(slug) > limits.nameBytes;
}

/**
 * The slug of a heading, as GitHub makes it, with the ZWNJ that are seen; empty when the heading has no letter or digit. A slug is its own slug.
 *
 * @example buildHeadingSlug("نصب npm (گام ۱)") // => "نصب-npm-گام-۱"
 */
export function buildHeadingSlug(text: string): string {
  const kept = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s\u200c_-]/gu, "");
  return dropIdleJoiners(kept)
    .replace(/[\s\u200c-]+/g, (run) => (/[^\u200c]/.test(run) ? "-" : "\u200c"))
    .replace(/^[-\u200c]|[-\u200c]$/g, "")
    .normalize("NFC");
}

/**
 * Whether Windows takes the name of a file or folder for that of a device.
 *
 * @example isDeviceName("aux.html") // => true
 */
export function isDeviceName(name: string): boolean {
  return device.test(name);
}

type DiscussionNameViolation = { readonly name: string } & (
  | { readonly rule: "wrongPostName" | "deceivingName" | "reservedName" }
  | { readonly rule: "nameTooLong"; readonly bytes: number; readonly most: number }
);

/** What is wrong with the file name of a discussion, without its `.md`. */
export function checkDiscussionSlug(name: string): DiscussionNameViolation | undefined {
  if (!discussionName.test(name)) return { rule: "wrongPostName", name: showValue(name) };
  if (!isAllSeen(name)) return { rule: "deceivingName", name: showValue(name) };
  if (isReserved(name) || name.endsWith(".")) return { rule: "reservedName", name: showValue(name) };
  if (isSlugTooLong(name)) return { rule: "nameTooLong", name: showValue(name), bytes: countBytes(name), most: limits.nameBytes };
  return undefined;
}

/**
 * Two discussions whose slugs fold to one would meet on some disk, or be taken for each other.
 *
 * @example foldSlug("Install-كتاب") // => "install-کتاب"
 */
export function foldSlug(slug: string): string {
  if (foldedAlready.test(slug)) return slug;
  const parts = foldYehKaf(slug.normalize("NFC")).split("ı");
  // ẞ is a capital of which only its small letter has the capitals SS. No disk takes the letter without a dot for one with (Unicode,
  // CaseFolding.txt), and the two are different words in Turkish.
  const small = parts.map((part) => part.toLowerCase().toUpperCase().toLowerCase()).join("ı");
  return small.replaceAll("ς", "σ").normalize("NFC");
}

/** Whether a name shows what it holds, so that no other one looks the same. */
function isAllSeen(name: string): boolean {
  if (/(?!\u200c)\p{Default_Ignorable_Code_Point}|\u200c(?![\p{L}\p{Nd}])/u.test(name) || hasUnseenJoiner(name)) return false;
  return findMixedWord(name) === undefined && !hasExcessMarks(name);
}

/** A device, the file of a folder, or the file by which a folder of IIS is governed, which then answers nothing below it. */
function isReserved(slug: string): boolean {
  return isDeviceName(slug) || /^(?:index\.html|web\.config)$/i.test(slug);
}

function countBytes(slug: string): number {
  return encoder.encode(slug).length;
}

function escapeBytes(character: string): string {
  return Array.from(encoder.encode(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join("");
}
