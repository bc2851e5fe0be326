import type { Token } from "markdown-it";
import type { Place } from "../problems/problem.ts";
import { hasVisible } from "../text/invisible.ts";
import { limits } from "../text/limits.ts";
import { decodeAddress, isRemote, readScheme } from "./addresses.ts";
import { createPlaceFinder } from "./find-place.ts";
import { mayHoldOwn, type OwnAddress, stripOwn } from "./own-address.ts";
import { parseBody } from "./parse.ts";
import { type PostPlace, readPictureName } from "./pictures.ts";
import { readPlainText } from "./plain/text-runs.ts";
import { readRefused } from "./refused-addresses.ts";
import { isDataAddress } from "./syntax/data-addresses.ts";
import { type BodyFinding, readFindings } from "./syntax/findings.ts";
import type { SpacedPicture } from "./syntax/picture-positions.ts";
import { readAttribute } from "./tokens.ts";

/** Something in a body, at its first place in the body. */
export interface FoundName extends Place {
  readonly name: string;
}

/** A tag that is shown as text, perhaps only because of an attribute (`handler`). */
type FoundHtml = FoundName & Pick<BodyFinding, "handler">;

/** What a check needs to know of a body. Each list is in the order of the body, without repeats. */
export interface BodyScan {
  /** Pictures that are pasted into the text as their bytes. */
  readonly pasted: readonly Place[];
  /** The first HTML tag that is shown as text, and how many there are. */
  readonly html?: FoundHtml & { readonly times: number };
  /** Pictures of the post's own folder, by file name. */
  readonly own: readonly FoundName[];
  /** Of these, the pictures that lack a description at least once. */
  readonly undescribed: readonly FoundName[];
  /** Pictures of other folders, by address. They are not shown. */
  readonly elsewhere: readonly FoundName[];
  /** Pictures that are read as text, because their address holds a space and lacks `<>`. */
  readonly spaced: readonly FoundName[];
  /** Links without a scheme or with the address of the site, by their resolved address. */
  readonly links: readonly FoundName[];
  /** The starts of addresses of links and pictures that no page may hold. */
  readonly refused: readonly FoundName[];
}

/**
 * A body without any of these is not parsed. Most bodies need no check. The search for the plain
 * start of a sign is many times faster than the expression.
 */
const signs: readonly { readonly start: string; readonly pattern?: RegExp }[] = [
  { start: "![" },
  // A link, a definition or angle brackets with anything but a plain web address.
  { start: "](", pattern: /\]\((?!\s*<?https?:\/\/\w)/i },
  { start: "]:", pattern: /\[[^\]^[\n][^\][\n]*\]:(?!\s*<?https?:\/\/\w)/i },
  { start: "<", pattern: /<(?!https?:\/\/\w)[a-z][a-z\d+.-]+:/i },
  // A name before the host, or anything that browsers read as a name, and overlong addresses.
  { start: "://", pattern: new RegExp(`https?://(?:[^\\s/?#<>)]{0,255}[@%\\\\]|\\S{${limits.addressLength - 10}})`, "i") },
  { start: "<", pattern: /<img[\s/]/i },
  { start: ":", pattern: /data:image\//i },
];

const nothing: BodyScan = { pasted: [], own: [], undescribed: [], elsewhere: [], spaced: [], links: [], refused: [] };

/**
 * Parses a body at most once and finds everything that a check needs to know of it.
 *
 * @param home the address of the site, if links that start with it count as links into the site.
 * @param post the place of a post, whose pictures may be named by a path.
 * @param parse returns the tokens of the body. They are only read.
 */
export function scanBody(body: string, home?: OwnAddress, post?: PostPlace, parse = () => parseBody(body)): BodyScan {
  const isPlain = !signs.some(({ start, pattern }) => body.includes(start) && (pattern?.test(body) ?? true)) && !mayHoldHtml(body);
  if (isPlain && !(home && mayHoldOwn(body, home))) return nothing;
  const lines = body.split("\n");
  const own = createList();
  const undescribed = createList();
  const elsewhere = createList();
  const spaced = createList();
  const links = createList();
  const refused = createList();
  const pasted: Place[] = [];
  let html: FoundHtml | undefined;
  let times = 0;
  let firstLine = 0;
  for (const token of parse()) {
    firstLine = token.map?.[0] ?? firstLine;
    const findPlace = createPlaceFinder(token.content, lines, firstLine);
    for (const child of token.children ?? []) {
      const place = () => findPlace(Number(child.meta?.offset ?? 0));
      if (child.type === "image") scanPicture(child, place);
      else if (child.type === "link_open") scanLink(child, place);
    }
    const findFoundPlace = createPlaceFinder(token.content, lines, firstLine);
    for (const { kind, offset, name = "", handler } of readFindings(token)) {
      const place = findFoundPlace(offset);
      if (kind === "pasted") pasted.push(place);
      else {
        html ??= { name, ...place, ...(handler !== undefined && { handler }) };
        times++;
      }
    }
    const findSpacedPlace = createPlaceFinder(token.content, lines, firstLine);
    const written = (token.meta?.spaced ?? []) as readonly SpacedPicture[];
    for (const { name, offset } of written) spaced.add(name, () => findSpacedPlace(offset));
  }
  return {
    pasted,
    ...(html && { html: { ...html, times } }),
    own: own.list(),
    undescribed: undescribed.list(),
    elsewhere: elsewhere.list(),
    spaced: spaced.list(),
    links: links.list(),
    refused: refused.list(),
  };

  function scanPicture(image: Token, findPlace: () => Place): void {
    const name = readPictureName(image, post);
    const address = readAttribute(image, "src") ?? "";
    const written = readRefused(address);
    if (name !== undefined) {
      own.add(name, findPlace);
      if (!hasVisible(readPlainText(image.children ?? []))) undescribed.add(name, findPlace);
    } else if (written !== undefined && isDataAddress(written)) pasted.push(findPlace());
    else if (written !== undefined) refused.add(written, findPlace);
    else if (address !== "" && !isRemote(address)) elsewhere.add(decodeAddress(address) ?? address, findPlace);
  }

  function scanLink(link: Token, findPlace: () => Place): void {
    const address = readAttribute(link, "href") ?? "";
    const written = readRefused(address);
    if (address === "") return;
    if (readScheme(address) === undefined || (home && stripOwn(address, home) !== undefined)) links.add(address, findPlace);
    else if (written !== undefined && link.markup !== "linkify") refused.add(written, findPlace);
  }
}

const htmlTag = /<\/?[a-z][a-z\d]*[\s/>]/i;

/** Most posts with HTML have it in code only. A fence without an end leaves its rest out. */
const code = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1|$(?![\s\S]))|`[^`\n]*`/gm;

function mayHoldHtml(body: string): boolean {
  return htmlTag.test(body) && htmlTag.test(body.replace(code, ""));
}

interface FoundList {
  readonly add: (name: string, findPlace: () => Place) => void;
  readonly list: () => readonly FoundName[];
}

function createList(): FoundList {
  const places = new Map<string, FoundName>();
  return {
    add: (name, findPlace) => {
      if (!places.has(name)) places.set(name, { name, ...findPlace() });
    },
    list: () => [...places.values()],
  };
}
