import type { Violation } from "../../../problems/violation.ts";
import { decodeText } from "./decode-text.ts";
import { attachmentEnding } from "./found-file.ts";
import { findPictureKind } from "./picture-file.ts";
import { hasUnknownEnding, startsLikeMarkup } from "./static-kind.ts";

/** The kinds of files that a post may attach, each named by its ending. */
export const attachmentKinds = ["pdf", "txt", "log", "csv", "json", "zip", "gz"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** @param name of a file that is an attachment, so it has one of the endings. */
export function findAttachmentKind(name: string): AttachmentKind {
  const ending = attachmentEnding.exec(name)?.[1]?.toLowerCase();
  return attachmentKinds.find((kind) => kind === ending) ?? "txt";
}

/**
 * The first bytes of a kind, one character each: PDF (ISO 32000-2 7.5.2), zip (APPNOTE.TXT 4.3.7
 * and, for an empty one, 4.3.16), gzip with its only method (RFC 1952 2.3.1). Readers of PDF and
 * zip would accept other bytes before them, and other programs would read those.
 */
const signatures: readonly (readonly [kind: AttachmentKind, start: string])[] = [
  ["pdf", "%PDF-"],
  ["zip", "PK\x03\x04"],
  ["zip", "PK\x05\x06"],
  ["gz", "\x1f\x8b\x08"],
];

/** Tags that make a program which guesses take the first bytes of a PDF for HTML. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|style|title)\b/i;

/** How the text of a JSON file starts (RFC 8259 2): often it is an example with a mistake. */
const jsonStart = /^\s*(?:[[{"\d-]|true|false|null)/;

/** Whether only the first bytes of an attachment are read. Archives are never opened. */
export function isReadByHead(name: string): boolean {
  const kind = findAttachmentKind(name);
  return signatures.some(([known]) => known === kind);
}

/**
 * Checks that an attachment is what its name says, and nothing that a browser or a server runs.
 *
 * @param bytes the first ones if `isReadByHead`, otherwise all.
 */
export function checkAttachment(bytes: Uint8Array, name: string): { readonly line: number; readonly violation: Violation } | undefined {
  const violation = checkStart(bytes, name);
  if (violation) return { line: 1, violation };
  if (isReadByHead(name)) return undefined;
  const decoded = decodeText(bytes);
  // Programs that draw a progress bar end its lines with a lone CR.
  if ("violation" in decoded) return decoded.violation.rule === "carriageReturn" ? undefined : decoded;
  const isOther = findAttachmentKind(name) === "json" && !jsonStart.test(decoded.text);
  return isOther ? { line: 1, violation: { rule: "otherAttachment", ending: "json" } } : undefined;
}

function checkStart(bytes: Uint8Array, name: string): Violation | undefined {
  if (hasUnknownEnding(name)) return { rule: "attachmentMayRun", kind: "ending" };
  if (bytes.length === 0) return { rule: "emptyAttachment" };
  if (startsLikeMarkup(bytes)) return { rule: "attachmentMayRun", kind: "markup" };
  const ending = findAttachmentKind(name);
  const kind = findKind(bytes);
  if (kind !== (isReadByHead(name) ? ending : undefined)) return { rule: "otherAttachment", ending, ...(kind !== undefined && { kind }) };
  return ending === "pdf" && markup.test(readStart(bytes, 1024)) ? { rule: "attachmentMayRun", kind: "markup" } : undefined;
}

/** The kind of a file by its first bytes. Undefined for a text. */
function findKind(bytes: Uint8Array): string | undefined {
  const start = readStart(bytes, 8);
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? findPictureKind(bytes);
}

function readStart(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length));
}
