import { z } from "zod";
import { limits } from "../../../text/limits.ts";
import type { Zone } from "../../../text/zone.ts";
import { lineOfText, moment, name, wholeNumber } from "./common-fields.ts";
import { buildRedirectField, type ReservedAddresses } from "./redirect-field.ts";
import { tagLabels } from "./tags-field.ts";
import type { Examples } from "./validate-keys.ts";

export const examples: Examples = {
  title: 'title: "{text}"',
  author: 'author: "{person}"',
  created: "created: 2024-05-01",
  tags: "tags: [js]",
  updated: "updated: 2024-05-02",
  updatedBy: 'updatedBy: "{person}"',
  likes: "likes: 12",
  status: "status: closed",
  answer: "answer: 1.md",
  redirectFrom: "redirectFrom: [/old/path/]",
  discussion: "discussion: its-folder",
};

/** Votes of an old forum can be negative. */
const likes = wholeNumber(-1_000_000, 1_000_000).default(0);

/** The fields of a discussion that need no knowledge of the site's addresses. */
export function buildDiscussionBasics(zone: Zone) {
  return z.strictObject({
    title: lineOfText(limits.titleGraphemes),
    author: name,
    created: moment(zone),
    tags: tagLabels,
    updated: moment(zone).exactOptional(),
    updatedBy: name.exactOptional(),
    likes,
    status: z.enum(["published", "draft", "closed"]).default("published"),
    answer: z.string().exactOptional(),
  });
}

/** The front matter of a discussion. A time without an offset is in `zone`. */
export function buildDiscussionFields(zone: Zone, reserved: ReservedAddresses) {
  return buildDiscussionBasics(zone).extend({ redirectFrom: buildRedirectField(reserved).default([]) });
}

export function buildReplyFields(zone: Zone) {
  return z.strictObject({
    author: name,
    created: moment(zone),
    updated: moment(zone).exactOptional(),
    updatedBy: name.exactOptional(),
    likes,
    discussion: z.string().exactOptional(),
  });
}
