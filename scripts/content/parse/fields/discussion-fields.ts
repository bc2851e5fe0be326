import { z } from "zod";
import type { DateConvention } from "../../../text/dates.ts";
import { limits } from "../../../text/limits.ts";
import { lineOfText, moment, name, wholeNumber } from "./common-fields.ts";
import { languageTag } from "./language-field.ts";
import { buildRedirectField, type ReservedAddresses } from "./redirect-field.ts";
import { tagLabels } from "./tags-field.ts";
import type { Examples } from "./validate-keys.ts";

/** What people read about a key. */
interface KeyHelp {
  /** A valid line, for messages. */
  readonly example: string;
  /** For code editors. */
  readonly description: string;
  /** JSON Schema keywords that replace the keywords from the field. */
  readonly value?: object;
}

const moments =
  "a date (`2026-05-02`) or a date-time (`2026-05-02 10:30`); with slashes (`1405/02/12 10:30`) only if the site has the Jalali calendar";
const tag = { type: ["string", "number", "boolean"] };

/** Every key of discussions and replies, in the order in which the web editor writes them. */
export const postKeys: Readonly<Record<string, KeyHelp>> = {
  title: { example: 'title: "{text}"', description: "One line, up to 200 characters. Write code between backticks." },
  author: { example: 'author: "{person}"', description: "Who wrote it." },
  created: { example: "created: 2024-05-01", description: `When: ${moments}.` },
  updated: { example: "updated: 2024-05-02", description: `When it was changed: ${moments}; only with \`updatedBy\`.` },
  updatedBy: { example: 'updatedBy: "{person}"', description: "Who changed it." },
  language: {
    example: "language: en",
    description: "BCP 47 tag of the language of the text, such as `en` or `ur`; only if its letters do not show it.",
  },
  likes: {
    example: "likes: 12",
    description: "How many people liked it. Negative if more people voted against it.",
    value: { type: "integer" },
  },
  tags: {
    example: "tags: [js]",
    description: "One to ten, as a list or between commas.",
    value: { oneOf: [{ type: "array", items: tag, minItems: 1 }, { type: "string" }] },
  },
  status: { example: "status: closed", description: "A draft appears nowhere. A closed discussion is marked." },
  answer: { example: "answer: 1.md", description: "File name of the accepted reply, with `.md`." },
  redirectFrom: {
    example: "redirectFrom: [/old/path/]",
    description: "Old addresses of this site, such as `/old/path/` or `/showthread.php?t=123`.",
    value: { type: "array", items: { type: "string", pattern: "^/" } },
  },
  removed: {
    example: "removed: 2024-06-01",
    description: `When it was removed: ${moments}. Nothing but \`created\` and old addresses may stay.`,
  },
  discussion: { example: "discussion: its-folder", description: "The name of its folder." },
};

export const examples: Examples = Object.fromEntries(Object.entries(postKeys).map(([key, { example }]) => [key, example]));

/** Votes of an old forum can be negative. */
const likes = wholeNumber(-1_000_000, 1_000_000, 12).default(0);

/** The fields of a discussion that need no knowledge of the site's addresses. */
export function buildDiscussionBasics(convention: DateConvention) {
  return z.strictObject({
    title: lineOfText(limits.titleGraphemes),
    author: name,
    created: moment(convention),
    tags: tagLabels,
    updated: moment(convention).exactOptional(),
    updatedBy: name.exactOptional(),
    language: languageTag.exactOptional(),
    likes,
    status: z.enum(["published", "draft", "closed"]).default("published"),
    answer: z.string().exactOptional(),
  });
}

/** The front matter of a discussion. */
export function buildDiscussionFields(convention: DateConvention, reserved: ReservedAddresses) {
  return buildDiscussionBasics(convention).extend({ redirectFrom: buildRedirectField(reserved).default([]) });
}

export function buildReplyFields(convention: DateConvention, reserved: ReservedAddresses) {
  return z.strictObject({
    author: name,
    created: moment(convention),
    updated: moment(convention).exactOptional(),
    updatedBy: name.exactOptional(),
    language: languageTag.exactOptional(),
    likes,
    discussion: z.string().exactOptional(),
    redirectFrom: buildRedirectField(reserved).default([]),
  });
}

/** The front matter of a removed reply. */
export function buildTombstoneFields(convention: DateConvention, reserved: ReservedAddresses) {
  return z.strictObject({
    created: moment(convention),
    removed: moment(convention),
    redirectFrom: buildRedirectField(reserved).default([]),
  });
}

/** The front matter of a discussion whose first post was removed. A draft stays one. */
export function buildRemovedDiscussionFields(convention: DateConvention, reserved: ReservedAddresses) {
  return buildTombstoneFields(convention, reserved).extend({ status: z.literal("draft").exactOptional() });
}
