import { z } from "zod";
import { type Examples, lineOfText, moment, name, refuse } from "./fields.ts";
import { limits } from "./limits.ts";
import { tagLabels } from "./tags-field.ts";
import type { Zone } from "../text/zone.ts";

export const examples: Examples = {
  title: 'title: "متن"',
  author: 'author: "نام"',
  created: "created: 2024-05-01",
  tags: "tags: [js]",
  updated: "updated: 2024-05-02",
  updatedBy: 'updatedBy: "نام"',
  status: "status: draft",
  answer: "answer: 1.md",
  redirectFrom: "redirectFrom: [/old/path/]",
  discussion: "discussion: its-folder",
};

/** The front matter of a discussion; `zone` is that of times without an offset. */
export function buildDiscussionFields(zone: Zone) {
  return z.strictObject({
      title: lineOfText(limits.titleGraphemes),
      author: name,
      created: moment(zone),
      tags: tagLabels,
      updated: moment(zone).exactOptional(),
      updatedBy: name.exactOptional(),
      status: z.enum(["published", "draft", "closed"]).default("published"),
      answer: z.string().exactOptional(),
      redirectFrom: z.array(oldPath).default([]),
    });
}

export function buildReplyFields(zone: Zone) {
  return z.strictObject({
    author: name,
    created: moment(zone),
    updated: moment(zone).exactOptional(),
    updatedBy: name.exactOptional(),
    discussion: z.string().exactOptional(),
  });
}

/** A path of the site as it used to be; the result starts and ends in `/` unless it names a file such as `old.html`. */
const oldPath = z.string().transform((written, context) => {
  const fix = "Write a path of this site, such as `/old/path/`.";
  let path: string;
  try {
    path = decodeURI(written).normalize("NFC");
  } catch {
    return refuse(context, `holds a broken percent sign (\`${written}\`)`, fix);
  }
  if (!path.startsWith("/") || path.startsWith("//") || path === "/") return refuse(context, `must start with one \`/\` and name a page (\`${written}\`)`, fix);
  if (/[?#\\\p{Cc}\p{Cs}]|%/u.test(path)) return refuse(context, `must be a path without a query (\`${written}\`)`, fix);
  if (path.split("/").some((segment) => segment === ".." || segment === "." || Buffer.byteLength(segment) > 200))
    return refuse(context, `must not hold \`..\`, \`.\` or a segment over 200 bytes (\`${written}\`)`, fix);
  if (path.slice(1, -1).includes("//")) return refuse(context, `holds an empty segment (\`${written}\`)`, fix);
  return path.endsWith("/") || /\.html?$/i.test(path) ? path : `${path}/`;
});
