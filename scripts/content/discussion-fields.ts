import { z } from "zod";
import { limits } from "../text/limits.ts";
import { quoteValue } from "../text/quote.ts";
import type { Zone } from "../text/zone.ts";
import { lineOfText, moment, name, refuse } from "./fields.ts";
import type { OldAddress } from "./model.ts";
import { tagLabels } from "./tags-field.ts";
import type { Examples } from "./validate-keys.ts";

export const examples: Examples = {
  title: 'title: "متن"',
  author: 'author: "نام"',
  created: "created: 2024-05-01",
  tags: "tags: [js]",
  updated: "updated: 2024-05-02",
  updatedBy: 'updatedBy: "نام"',
  status: "status: closed",
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

export type OldPath = Pick<OldAddress, "url" | "query">;

/**
 * An address of the site as it used to be. A path without a query starts and ends in `/` unless it names a file such as `old.html`; one with
 * a query stays as it is.
 */
const oldPath = z.string().transform((written, context): OldPath => {
  const [before = "", ...rest] = written.split("?");
  const path = decodePath(before);
  const query = rest.length > 0 ? new URLSearchParams(rest.join("?")) : undefined;
  query?.sort();
  const flaw = path === undefined ? "holds a broken percent sign" : (findPathFlaw(path) ?? (query && findQueryFlaw(query)));
  if (path === undefined || flaw !== undefined)
    return refuse(context, `${flaw} (${quoteValue(written)})`, "Write a path of this site, such as `/old/path/`.");
  if (query) return { url: path, query: String(query) };
  return { url: path.endsWith("/") || /\.html?$/i.test(path) ? path : `${path}/` };
});

/** The 404 page looks a query up by its names. */
function findQueryFlaw(query: URLSearchParams): string | undefined {
  const names = [...query.keys()];
  if (names.length === 0 || names.includes("")) return "has a query without a name";
  if (new Set(names).size < names.length) return "names one thing twice in its query";
  return String(query).length > limits.pathBytes ? `has a query over ${limits.pathBytes} bytes` : undefined;
}

function findPathFlaw(path: string): string | undefined {
  if (!path.startsWith("/") || path.startsWith("//") || path === "/") return "must start with one `/` and name a page";
  if (/[?#]/.test(path)) return "must be a path without a fragment";
  if (/[\\%]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(path)) return "holds a character that no path of this site has";
  const segments = path.slice(1).replace(/\/$/, "").split("/");
  if (segments.includes("")) return "holds an empty segment";
  if (segments.some((segment) => segment === ".." || segment === ".")) return "must not hold `..` or `.`";
  if (path.startsWith("/.")) return "must not start with a hidden folder";
  if (/^\/_(?:headers|redirects|routes\.json|worker\.js)(?:\/|$)/.test(path)) return "is a name by which hosts take instructions";
  if (path.startsWith("/__goftogu/")) return "belongs to the server of `npm start`";
  if (Buffer.byteLength(path) > limits.pathBytes) return `is over ${limits.pathBytes} bytes`;
  return segments.some((segment) => Buffer.byteLength(segment) > limits.nameBytes)
    ? `holds a segment over ${limits.nameBytes} bytes`
    : undefined;
}

/** A path as the disk has it; undefined when its escapes are not UTF-8. Escapes of `/`, `?` and `#` stay (ECMA-262, decodeURI). */
function decodePath(written: string): string | undefined {
  try {
    return decodeURI(written).normalize("NFC");
  } catch {
    return undefined;
  }
}
