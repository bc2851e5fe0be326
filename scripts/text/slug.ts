import { hasExcessMarks } from "./combining-marks.ts";
import { dropIdleJoiners, foldTag } from "./fold.ts";
import { limits } from "./limits.ts";
import { findMixedWord, hasInvisibleJoiner } from "./look-alikes.ts";
import { foldYehKaf } from "./persian-letters.ts";
import { showValue } from "./show-value.ts";

/**
 * Device names of Windows, with or without an extension (Microsoft, "Naming Files, Paths, and
 * Namespaces").
 */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

const discussionName = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}._\u200c-]*$/u;

/** Matches common slugs and paths that folding does not change. */
const stableSlug = /^[ -@[-~\u200cء-غف-قل-وپچژکگی۰-۹]*$/;

const encoder = new TextEncoder();

/**
 * One path segment for a tag key, which must be well-formed Unicode. Different keys have different
 * slugs. The slug may be too long (`isSlugTooLong`).
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

/**
 * Checks a slug in `tags.yaml`. It must equal the slug of some tag key, without `~`. A key of any
 * language is a key of common folding too.
 *
 * @returns the rule that it breaks.
 */
export function checkTagSlug(slug: string): TagSlugViolation | undefined {
  const right = buildTagSlug(foldTag(slug, "common"));
  if (right === slug && slug !== "" && !slug.includes("~"))
    return isSlugTooLong(slug) ? { rule: "tagSlugTooLong", bytes: countBytes(slug), most: limits.nameBytes } : undefined;
  const canStand = right !== "" && !right.includes("~");
  return { rule: "wrongTagSlug", written: showValue(slug), ...(canStand && { right: showValue(right) }) };
}

/** True for more than 200 bytes of UTF-8 (`limits.nameBytes`). */
export function isSlugTooLong(slug: string): boolean {
  return countBytes(slug) > limits.nameBytes;
}

/**
 * The slug of a heading, like GitHub's, but with visible ZWNJ. Empty if the heading has no letter
 * or digit. Idempotent.
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
 * True if Windows treats a file or folder name as a device.
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

/**
 * Checks the file name of a discussion, without `.md`.
 *
 * @returns the first rule that it breaks.
 */
export function checkDiscussionSlug(name: string): DiscussionNameViolation | undefined {
  if (!discussionName.test(name)) return { rule: "wrongPostName", name: showValue(name) };
  if (!isUnambiguous(name)) return { rule: "deceivingName", name: showValue(name) };
  if (isReserved(name) || name.endsWith(".")) return { rule: "reservedName", name: showValue(name) };
  if (isSlugTooLong(name)) return { rule: "nameTooLong", name: showValue(name), bytes: countBytes(name), most: limits.nameBytes };
  return undefined;
}

/**
 * Folds a slug for comparison. Slugs that fold to the same text collide on some disk or read alike.
 *
 * @example foldSlug("Install-كتاب") // => "install-کتاب"
 */
export function foldSlug(slug: string): string {
  if (stableSlug.test(slug)) return slug;
  const parts = foldYehKaf(slug.normalize("NFC")).split("ı");
  // Lower case first: the capitals of ß are SS, while the capital ẞ has none. The dotless ı stays,
  // because no disk folds it to i (Unicode, CaseFolding.txt) and Turkish distinguishes the two.
  const small = parts.map((part) => part.toLowerCase().toUpperCase().toLowerCase()).join("ı");
  return small.replaceAll("ς", "σ").normalize("NFC");
}

/**
 * True if a name has no invisible or lookalike characters, so that no other name looks the same.
 */
function isUnambiguous(name: string): boolean {
  if (/(?!\u200c)\p{Default_Ignorable_Code_Point}|\u200c(?![\p{L}\p{Nd}])/u.test(name) || hasInvisibleJoiner(name)) return false;
  return findMixedWord(name) === undefined && !hasExcessMarks(name);
}

/** True for a device, for `index.html`, and for `web.config`, which can block a folder on IIS. */
function isReserved(slug: string): boolean {
  return isDeviceName(slug) || /^(?:index\.html|web\.config)$/i.test(slug);
}

function countBytes(slug: string): number {
  return encoder.encode(slug).length;
}

function escapeBytes(character: string): string {
  return Array.from(encoder.encode(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join("");
}
